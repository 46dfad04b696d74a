import { resetLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { CorrectionRow, DayRecord } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { clockText } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockThere } from '../../../platform/format/zone-times.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { rowRequest } from '../../../platform/table/use-record-list.ts';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { correctionsQuery } from '../attendance.queries.ts';
import { LazyDecideDialog } from '../corrections/lazy-decide-dialog.ts';
import { useApproval } from '../use-approval.ts';
import styles from './day-quick-view.module.css';
import { PendingBox } from './pending-box.tsx';

/** The correction of the day that waits for the viewer: recorded against requested, and its decision. */
export function DayDecision({ day, zone }: DayDecisionProps) {
  const waiting = day.corrections.find(({ state, approval }) => state === 'requested' && approval?.may_decide);
  const found = useQuery({
    ...correctionsQuery(rowRequest(waiting?.id ?? 0), 'waiting'),
    enabled: waiting !== undefined,
  });
  const correction = found.data?.data.find(({ id }) => id === waiting?.id);
  return waiting && correction ? <DecisionBox correction={correction} worked={day.worked_minutes} zone={zone} /> : null;
}

interface DayDecisionProps {
  readonly day: DayRecord;
  readonly zone: string;
}

function DecisionBox({ correction, worked, zone }: DecisionBoxProps) {
  const { correction: approve, isBusy } = useApproval();
  const { open, panel } = useLazyPanel((subject: CorrectionRow, state) => (
    <LazyDecideDialog correction={subject} {...state} />
  ));
  return (
    <>
      <PendingBox
        thing="correction"
        since={correction.created_at}
        zone={zone}
        isBusy={isBusy}
        onApprove={() => void approve(correction)}
        onReject={() => open(correction)}
      >
        <table className={styles.compared} aria-label="Recorded and requested times">
          <thead>
            <tr>
              <th scope="col" aria-label="Time" />
              <th scope="col">Recorded</th>
              <th scope="col">Requested</th>
            </tr>
          </thead>
          <tbody>
            {linesOf(correction, worked, zone).map(({ label, recorded, requested, there }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-missing={recorded === 'missing' || undefined}>{recorded}</td>
                <td>
                  <b>{requested}</b>
                  {there ? <SecondLine>{there}</SecondLine> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <blockquote className={styles.reason}>{`“${correction.reason}”`}</blockquote>
      </PendingBox>
      {panel}
    </>
  );
}

interface DecisionBoxProps {
  readonly correction: CorrectionRow;
  /** Minutes worked as recorded. */
  readonly worked: number;
  readonly zone: string;
}

interface ComparedLine {
  readonly label: string;
  readonly recorded: string;
  readonly requested: string;
  readonly there?: string | null;
}

/** The times that change, and the minutes worked before and after. */
function linesOf(correction: CorrectionRow, minutes: number, zone: string): readonly ComparedLine[] {
  const { clocked_in, clocked_out, outcome, counts } = correction;
  const worked: readonly ComparedLine[] = outcome
    ? [
        {
          label: 'Worked',
          recorded: minutes > 0 ? minutesText(minutes) : '–',
          requested: minutesText(outcome.figures.worked_minutes),
        },
      ]
    : [];
  if (counts !== 'times') return [{ label: 'Times', recorded: '–', requested: resetLabels[counts] }, ...worked];
  const lines = [
    { label: 'Clock-in', from: clocked_in, to: correction.in },
    { label: 'Clock-out', from: clocked_out, to: correction.out },
  ].filter(({ from, to }) => from !== to);
  return [
    ...lines.map(({ label, from, to }) => ({
      label,
      recorded: clockText(from, zone) ?? 'missing',
      requested: clockText(to, zone) ?? 'missing',
      there: clockThere(to, correction.zone, zone),
    })),
    ...worked,
  ];
}
