from django.db import migrations
from django.db.models import Q


def give_campaigns_jobs(apps, schema_editor):
    """Every campaign gets a job with all that it said of itself; those that are compared get one together."""
    Job = apps.get_model('content', 'Job')
    Campaign = apps.get_model('campaigns', 'Campaign')
    for leader in Campaign.objects.filter(base=None).order_by('id'):
        together = Campaign.objects.filter(Q(pk=leader.pk) | Q(base_id=leader.pk))
        games = list(together.values_list('done_games', 'games'))
        job = Job.objects.create(
            kind='campaign',
            game_id=leader.game_id,
            state=leader.state,
            done=sum(done for done, _ in games),
            total=sum(total for _, total in games),
            rate=leader.rate,
            result=_refusal(leader.fault),
            attempts=min(leader.attempts, 1000),
            made_by_id=leader.made_by_id,
            runner=leader.runner,
            seen_at=leader.seen_at,
            begun_at=leader.begun_at,
            finished_at=leader.finished_at,
        )
        Job.objects.filter(pk=job.pk).update(made_at=leader.made_at)  # saving sets it to now
        together.update(job=job)


def _refusal(fault):
    if not fault:
        return {}
    key = f'campaign-failed-{fault["key"]}'
    stored = {'place': '', 'path': [], 'key': key, 'args': fault.get('args', {}), 'hint': ''}
    return {'faults': [stored], 'fault_count': 1}


class Migration(migrations.Migration):
    """Apart from the changes of columns: PostgreSQL does not do both in one transaction."""

    dependencies = [
        ('campaigns', '0002_jobs'),
    ]

    operations = [
        migrations.RunPython(give_campaigns_jobs, migrations.RunPython.noop),
    ]
