from django.db import migrations


def give_prints_jobs(apps, schema_editor):
    """Every print made so far gets a job with all that it said of itself."""
    Job = apps.get_model('content', 'Job')
    PrintResult = apps.get_model('content', 'PrintResult')
    for pk in list(PrintResult.objects.order_by('id').values_list('pk', flat=True)):
        made = PrintResult.objects.get(pk=pk)
        job = Job.objects.create(
            kind='print',
            game_id=made.game_id,
            payload=made.draft,
            state=made.state,
            step=made.step,
            language=made.language,
            done=made.done,
            total=made.total,
            result=made.report,
            attempts=made.attempts,
            must_stop=made.must_stop,
            made_by_id=made.made_by_id,
            runner=made.runner,
            seen_at=made.seen_at,
            finished_at=made.finished_at,
        )
        Job.objects.filter(pk=job.pk).update(made_at=made.made_at)  # saving sets it to now
        PrintResult.objects.filter(pk=made.pk).update(job=job)


class Migration(migrations.Migration):
    """Apart from the changes of columns: PostgreSQL does not do both in one transaction."""

    dependencies = [
        ('content', '0008_one_queue'),
    ]

    operations = [
        migrations.RunPython(give_prints_jobs, migrations.RunPython.noop),
    ]
