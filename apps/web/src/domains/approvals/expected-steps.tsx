import type { ExpectedStep } from '@muster/contract/domains/approvals/approval-answers.ts';
import { IconCheck, IconUserCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { peopleText } from './approval-events.ts';
import styles from './expected-steps.module.css';

/** Who would decide on something that is not requested yet, one step after the other, and what follows. */
export function ExpectedSteps({ steps, title = 'Who approves', after = scheduleUpdated }: ExpectedStepsProps) {
  if (steps.length === 0 && after === scheduleUpdated) return null;
  return (
    <div>
      {title === null ? null : <h3 className={styles.title}>{title}</h3>}
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
        {after.map(({ name, text, icon }) => (
          <li key={name}>
            <span className={styles.icon}>{icon}</span>
            <span className={styles.text}>
              <b>{name}</b>
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface FollowingStep {
  readonly name: string;
  readonly text: string;
  readonly icon: ReactNode;
}

const scheduleUpdated: readonly FollowingStep[] = [
  {
    name: 'Schedule updated',
    text: 'After the last approval',
    icon: <IconCheck size={16} aria-hidden="true" />,
  },
];

interface ExpectedStepsProps {
  readonly steps: readonly ExpectedStep[];
  /** Null where the card has one. */
  readonly title?: string | null;
  readonly after?: readonly FollowingStep[];
}
