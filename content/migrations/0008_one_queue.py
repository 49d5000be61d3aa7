import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """Jobs get what prints and campaigns need of them; prints can have one."""

    dependencies = [
        ('content', '0007_jobs'),
    ]

    operations = [
        migrations.AddField(
            model_name='job',
            name='begun_at',
            field=models.DateTimeField(null=True, verbose_name='begun'),
        ),
        migrations.AddField(
            model_name='job',
            name='language',
            field=models.CharField(blank=True, default='', max_length=12),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name='job',
            name='rate',
            field=models.FloatField(default=0),
        ),
        migrations.AddField(
            model_name='job',
            name='runner',
            field=models.CharField(blank=True, default='', max_length=120),
            preserve_default=False,
        ),
        migrations.AlterField(
            model_name='job',
            name='state',
            field=models.CharField(choices=[('waiting', 'waiting'), ('running', 'in progress'), ('paused', 'paused'), ('done', 'finished'), ('failed', 'failed'), ('cancelled', 'stopped')], default='waiting', max_length=10, verbose_name='state'),
        ),
        migrations.AddIndex(
            model_name='job',
            index=models.Index(fields=['finished_at'], name='content_job_finishe_e23edc_idx'),
        ),
        migrations.AddField(
            model_name='printresult',
            name='job',
            field=models.OneToOneField(null=True, on_delete=django.db.models.deletion.CASCADE, related_name='print', to='content.job'),
        ),
    ]
