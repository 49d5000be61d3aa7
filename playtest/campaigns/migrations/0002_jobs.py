import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """Campaigns can have a job."""

    dependencies = [
        ('campaigns', '0001_campaigns'),
        ('content', '0008_one_queue'),
    ]

    operations = [
        migrations.AddField(
            model_name='campaign',
            name='job',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, related_name='campaigns', to='content.job'),
        ),
    ]
