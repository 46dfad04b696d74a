import type { ExpectedStep } from '@muster/contract/domains/approvals/approval-answers.ts';
import { IconCheck, IconUserCheck } from '@tabler/icons-react';
import { peopleText } from './approval-events.ts';
import styles from './expected-steps.module.css';

/** Who would decide on something that is not requested yet, one step after the other. */
export function ExpectedSteps({ steps }: { readonly steps: readonly ExpectedStep[] }) {
  if (steps.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>Who approves</h3>
      <ol className={styles.steps}>
        {steps.map(({ name, approvers }) => (
          <li key={name}>
            <span className={styles.icon}>
              <IconUserCheck size={16} aria-hidden="true" />
            </span>
            <span className={styles.text}>
              <b>{name}</b>
              <span>{approvers.length > 0 ? peopleText(approvers, 'or') : 'No approver yet'}</span>
            </span>
          </li>
        ))}
        <li>
          <span className={styles.icon}>
            <IconCheck size={16} aria-hidden="true" />
          </span>
          <span className={styles.text}>
            <b>Schedule updated</b>
            <span>After the last approval</span>
          </span>
        </li>
      </ol>
    </div>
  );
}
