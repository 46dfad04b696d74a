import { countText } from '@muster/contract/counted.ts';
import type { ImportJob } from '@muster/contract/domains/imports/import-answers.ts';
import styles from './import-dialog.module.css';

/** Progress of a file; it continues without the dialog. */
export function JobProgress({ job }: { readonly job: ImportJob }) {
  const verb = job.stage === 'check' ? 'Checking' : 'Importing';
  const done = countText(job.rows_done);
  return (
    <div className={styles.stack} aria-live="polite">
      <p>{job.status === 'pending' ? `${job.file_name} is queued.` : `${verb} ${job.file_name}`}</p>
      <progress className={styles.bar} aria-label={verb} max={Math.max(job.rows_total, 1)} value={job.rows_done} />
      <p className={styles.intro}>
        {done} of {countText(job.rows_total)} rows. You can close this window; the file is listed under Imports.
      </p>
    </div>
  );
}
