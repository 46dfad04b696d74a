import { countText } from '@muster/contract/counted.ts';
import type { SetupStep, setupCalls } from '@muster/contract/domains/home/setup.calls.ts';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { AnswerOf } from '../../../platform/api/endpoint.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import styles from './setup.module.css';

/** What a new portal still needs. It ticks itself off by the data. */
export function SetupCard({ steps: answer }: SetupCardProps) {
  const done = answer.filter(({ is_done }) => is_done).length;
  const next = answer.find(({ is_done }) => !is_done)?.step;
  return (
    <Card
      title="Set up Muster"
      flush
      actions={<span className={styles.count}>{`${done} of ${answer.length} done`}</span>}
    >
      <ol className={styles.steps}>
        {answer.map(({ step, count, is_done }) => {
          const { title, text, action, to } = steps[step];
          return (
            <li key={step} data-done={is_done || undefined}>
              {is_done ? <IconCircleCheckFilled aria-hidden="true" /> : <IconCircle aria-hidden="true" />}
              <div>
                <p className={styles.title}>{title}</p>
                <p className={styles.text}>{is_done ? `Done · ${countText(count)}` : text}</p>
              </div>
              {is_done || to === null ? null : (
                <LinkButton small tone={step === next ? 'primary' : 'default'} to={to}>
                  {action}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

interface SetupCardProps {
  readonly steps: AnswerOf<(typeof setupCalls)['read']>;
}

interface StepLook {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string | null;
}

const steps: Readonly<Record<SetupStep, StepLook>> = {
  offices: {
    title: 'Add your offices',
    text: 'New employees start with the time zone of their office.',
    action: 'Add offices',
    to: '/offices',
  },
  shifts: {
    title: 'Add shifts',
    text: 'Hours, days and time zone that people are assigned to.',
    action: 'Add shifts',
    to: '/shifts',
  },
  clients: {
    title: 'Add a client with an invoice configuration',
    text: 'Only clients with a valid invoice configuration can get employees.',
    action: 'Add clients',
    to: '/clients',
  },
  employees: {
    title: 'Add people',
    text: 'One by one, or import a list with the blank template.',
    action: 'Add people',
    to: '/employees',
  },
  users: {
    title: 'Create accounts',
    text: 'On the server, the command “npm run muster -- user:create” adds an account.',
    action: '',
    to: null,
  },
};
