import type { ImportJob } from '@muster/contract/domains/imports/import-answers.ts';
import styles from './import-dialog.module.css';

/** How far a file has come; it goes on without the dialog. */
export function JobProgress({ job }: { readonly job: ImportJob }) {
  const verb = job.stage === 'check' ? 'Checking' : 'Importing';
  const done = job.rows_done.toLocaleString('en');
  return (
    <div className={styles.stack} aria-live="polite">
      <p>{job.status === 'pending' ? `${job.file_name} waits for its turn.` : `${verb} ${job.file_name}`}</p>
      <progress className={styles.bar} aria-label={verb} max={Math.max(job.rows_total, 1)} value={job.rows_done} />
      <p className={styles.intro}>
        {done} of {job.rows_total.toLocaleString('en')} rows. You may close this window; the file stands under Imports.
      </p>
    </div>
  );
}
