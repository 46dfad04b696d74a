import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import styles from './ticket-properties.module.css';
import { leftUntil, reachedText, waiting } from './ticket-texts.ts';

/** The two targets: in words first, with the time at which each is due. Work begins with the approval. */
export function TicketSla({ record, handling }: TicketSlaProps) {
  const from = record.approval?.closed_at ?? record.filed_at;
  const isWaiting = record.approval_state === 'pending';
  const { first_response_due_at: answerDue, first_responded_at: answered } = handling;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>SLA</h2>
      <Target
        label="First reply"
        from={from}
        dueAt={answerDue}
        doneAt={answered}
        isOver={record.resolved_at !== null || record.closed_at !== null}
        isWaiting={isWaiting}
      />
      <Target label="Resolution" from={from} dueAt={record.due_at} doneAt={record.resolved_at} isWaiting={isWaiting} />
    </section>
  );
}

interface TicketSlaProps {
  readonly record: TicketRecord;
  readonly handling: NonNullable<TicketRecord['handling']>;
}

function Target({ label, from, dueAt, doneAt, isOver = false, isWaiting }: TargetProps) {
  const now = useMinute();
  const zone = useViewerZone();
  const state =
    doneAt !== null
      ? reachedText(from, doneAt, dueAt)
      : isOver
        ? unanswered
        : isWaiting
          ? waiting
          : leftUntil(dueAt, now);
  const begun = instantOf(from) ?? now;
  const end = dueAt === null ? null : instantOf(dueAt);
  const at = doneAt === null ? now : (instantOf(doneAt) ?? now);
  const share = end === null || end <= begun ? 0 : Math.min(1, Math.max(0, (at - begun) / (end - begun)));
  return (
    <div className={styles.target}>
      <div className={styles.targetHead}>
        <span>{label}</span>
        <b data-tone={state.tone}>{state.text}</b>
      </div>
      <div className={styles.bar} data-tone={state.tone === 'gray' ? 'iris' : state.tone}>
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
      {dueAt === null && (doneAt !== null || isOver) ? null : (
        <p className={styles.quiet}>
          {dueAt === null
            ? isWaiting
              ? 'The clock starts with the approval.'
              : 'The clock is paused.'
            : `Due ${formatDateTime(dueAt, zone)}`}
        </p>
      )}
    </div>
  );
}

const unanswered = { text: 'Resolved without a reply', tone: 'gray' } as const;

interface TargetProps {
  readonly label: string;
  readonly from: string;
  readonly dueAt: string | null;
  readonly doneAt: string | null;
  /** Nobody works towards it any more. */
  readonly isOver?: boolean;
  /** Work on it begins with the approval. */
  readonly isWaiting: boolean;
}
