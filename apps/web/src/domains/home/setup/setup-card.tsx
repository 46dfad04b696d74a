import type { setupCalls } from '@muster/contract/domains/home/setup.calls.ts';
import { staffUserAccess } from '@muster/contract/domains/staff-users/staff-users.policy.ts';
import type { AnswerOf } from '../../../platform/api/endpoint.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { Card } from '../../../ui/card/card.tsx';
import styles from './setup.module.css';
import { SetupLine } from './setup-line.tsx';
import { begunLook, clientUsersLook, type StepLook, stepLooks } from './step-looks.ts';

/** What a new portal still needs. It ticks itself off by the data. */
export function SetupCard({ steps: answer }: SetupCardProps) {
  const mayAddUsers = useMay(staffUserAccess);
  const lookOf = ({ step, begun }: (typeof answer)[number]): StepLook => {
    if (step === 'users' && !mayAddUsers) return clientUsersLook;
    return { ...stepLooks[step], ...(begun && begunLook(begun)) };
  };
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
          <SetupLine key={step.step} {...lookOf(step)} {...step} isNext={step.step === next} />
        ))}
      </ol>
      {optional.length > 0 ? (
        <>
          <h3 className={styles.heading}>Optional</h3>
          <ul className={styles.steps}>
            {optional.map((step) => (
              <SetupLine key={step.step} {...stepLooks[step.step]} {...step} isNext={false} />
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
