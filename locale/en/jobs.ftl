## What jobs say: work that takes longer than a request may

job-step-read = reading the file
job-step-compare = comparing it with the content
job-step-write = writing
job-step-interrupted = interrupted; it is begun again
fault-job-interrupted = the work was interrupted twice, so it was given up. Nothing was changed; try again.
fault-job-broken = something unexpected went wrong ({ $problem }). Nothing was changed; the log of the studio says more.
fault-job-not-allowed = the role of whoever ordered this no longer includes it. Nothing was changed.

check-step-content = reading the content
check-step-texts = checking texts
check-step-faces = looking whether faces fit
check-step-interrupted = interrupted; it is begun again
