import type { SetupStep, setupCalls } from '@muster/contract/domains/home/setup.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import type { AnswerOf } from '../../../platform/api/endpoint.ts';
import { Card } from '../../../ui/card/card.tsx';
import styles from './setup.module.css';
import { SetupLine } from './setup-line.tsx';

/** What a new portal still needs. It ticks itself off by the data. */
export function SetupCard({ steps: answer }: SetupCardProps) {
  const needed = answer.filter(({ is_optional }) => !is_optional);
  const optional = answer.filter(({ is_optional, is_done }) => is_optional && !is_done);
  const done = needed.filter(({ is_done }) => is_done).length;
  const next = needed.find(({ is_done }) => !is_done)?.step;
  return (
    <Card
      title="Set up Muster"
      flush
      actions={<span className={styles.count}>{`${done} of ${needed.length} done`}</span>}
    >
      <ol className={styles.steps}>
        {needed.map((step) => (
          <SetupLine key={step.step} {...steps[step.step]} {...step} isNext={step.step === next} />
        ))}
      </ol>
      {optional.length > 0 ? (
        <>
          <h3 className={styles.heading}>Optional</h3>
          <ul className={styles.steps}>
            {optional.map((step) => (
              <SetupLine key={step.step} {...steps[step.step]} {...step} isNext={false} />
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  );
}

interface SetupCardProps {
  readonly steps: AnswerOf<(typeof setupCalls)['read']>;
}

export interface StepLook {
  readonly title: string;
  readonly text: string;
  /** Opens the form of a new record, or the screen where the step is done. */
  readonly action?: { readonly label: string; readonly to: string; readonly creates?: true };
  /** A line for the server, where the portal itself cannot do it. */
  readonly command?: string;
}

const steps: Readonly<Record<SetupStep, StepLook>> = {
  offices: {
    title: 'Add your offices',
    text: 'New employees start with the time zone of their office.',
    action: { label: 'Add office', to: pathOf('offices'), creates: true },
  },
  shifts: {
    title: 'Add shifts',
    text: 'Hours, days and time zone that people are assigned to.',
    action: { label: 'Add shift', to: pathOf('shifts'), creates: true },
  },
  clients: {
    title: 'Add a client with an invoice configuration',
    text: 'Only clients with a valid invoice configuration can get employees.',
    action: { label: 'Add client', to: pathOf('clients'), creates: true },
  },
  employees: {
    title: 'Add people',
    text: 'One by one, or import a list with the blank template.',
    action: { label: 'Add employee', to: pathOf('employees'), creates: true },
  },
  users: {
    title: 'Give people access',
    text: 'Client users are invited on the page of their client, under Contacts. Accounts for staff are created on the server: send this line to the person who runs it. It prints a password that is changed at the first sign-in.',
    command: 'npm run muster -- user:create --email ana@company.com --name "Ana Reyes" --role hr',
    action: { label: 'Invite client users', to: pathOf('clients') },
  },
  holidays: {
    title: 'Add holidays',
    text: 'Days off and holiday pay follow from them.',
    action: { label: 'Add holiday', to: pathOf('holidays'), creates: true },
  },
  leavePolicies: {
    title: 'Add a leave policy',
    text: 'How many days of leave people get, and who approves them.',
    action: { label: 'Add leave policy', to: pathOf('leavePolicies'), creates: true },
  },
  email: {
    title: 'Set up email',
    text: 'Messages wait in the outbox until the server has the address of a mail server (SMTP_URL).',
    action: { label: 'Open outbox', to: pathOf('outbox') },
  },
};
