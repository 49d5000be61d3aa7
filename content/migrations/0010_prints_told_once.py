import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """What the job of a print says is not kept twice."""

    dependencies = [
        ('content', '0009_prints_are_jobs'),
    ]

    operations = [
        migrations.AlterField(
            model_name='printresult',
            name='job',
            field=models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, related_name='print', to='content.job'),
        ),
        migrations.RemoveIndex(
            model_name='printresult',
            name='content_pri_state_c320cd_idx',
        ),
        *(
            migrations.RemoveField(model_name='printresult', name=name)
            for name in (
                'attempts', 'done', 'draft', 'finished_at', 'language', 'made_at', 'made_by', 'must_stop',
                'report', 'runner', 'seen_at', 'state', 'step', 'total',
            )
        ),
    ]
