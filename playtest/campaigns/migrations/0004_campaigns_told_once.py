import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """What the job of a campaign says is not kept twice."""

    dependencies = [
        ('campaigns', '0003_campaigns_are_jobs'),
    ]

    operations = [
        migrations.AlterField(
            model_name='campaign',
            name='job',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='campaigns', to='content.job'),
        ),
        migrations.RemoveIndex(
            model_name='campaign',
            name='campaigns_c_state_1a2709_idx',
        ),
        *(
            migrations.RemoveField(model_name='campaign', name=name)
            for name in (
                'attempts', 'begun_at', 'fault', 'finished_at', 'made_at', 'made_by', 'rate', 'runner',
                'seen_at', 'state',
            )
        ),
    ]
