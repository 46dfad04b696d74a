import { dayLabels, resetLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { CorrectionRow, DayRecord } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { clockText } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange, clockThere } from '../../../platform/format/zone-times.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { rowRequest } from '../../../platform/table/use-record-list.ts';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { PendingBox, ReasonQuote } from '../../approvals/index.ts';
import { correctionsQuery } from '../attendance.queries.ts';
import { LazyDecideDialog } from '../corrections/lazy-decide-dialog.ts';
import { remarksOf } from '../day-texts.ts';
import { useApproval } from '../use-approval.ts';
import styles from './day-quick-view.module.css';

/** The correction of the day that waits for the viewer: recorded against requested, and its decision. */
export function DayDecision({ day, zone }: DayDecisionProps) {
  const waiting = day.corrections.find(({ state, approval }) => state === 'requested' && approval?.may_decide);
  const found = useQuery({
    ...correctionsQuery(rowRequest(waiting?.id ?? 0), 'waiting'),
    enabled: waiting !== undefined,
  });
  const correction = found.data?.data.find(({ id }) => id === waiting?.id);
  // Not in the box, which leaves when somebody else decides: the reason would leave with it.
  const { open, panel } = useLazyPanel((subject: CorrectionRow, state) => (
    <LazyDecideDialog isRejection correction={subject} {...state} />
  ));
  return (
    <>
      {waiting && correction ? <CorrectionBox correction={correction} day={day} zone={zone} onReject={open} /> : null}
      {panel}
    </>
  );
}

interface DayDecisionProps {
  readonly day: DayRecord;
  readonly zone: string;
}

/** Recorded against requested, what an approval makes of the day, and the reason. */
export function CorrectionBox({ correction, day, zone, onReject, onDecided }: CorrectionBoxProps) {
  const { correction: approve, isBusy } = useApproval(onDecided);
  const { entered_by: enteredBy, evidence } = correction;
  return (
    <PendingBox
      thing="correction"
      since={correction.created_at}
      zone={zone}
      isBusy={isBusy}
      onApprove={() => void approve(correction)}
      onReject={() => onReject(correction)}
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
          {linesOf(correction, day, zone).map(({ label, recorded, requested, there }) => (
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
      <ReasonQuote>{correction.reason}</ReasonQuote>
      {evidence ? <p className={styles.asked}>Evidence: {evidence}</p> : null}
      {enteredBy === null ? null : <p className={styles.asked}>Entered by {enteredBy}</p>}
    </PendingBox>
  );
}

interface CorrectionBoxProps {
  readonly correction: CorrectionRow;
  /** As recorded; undefined while it is read. */
  readonly day: RecordedDay | undefined;
  readonly zone: string;
  /** Asks for the reason. */
  readonly onReject: (correction: CorrectionRow) => void;
  /** Before the lists are read again. */
  readonly onDecided?: () => void;
}

type RecordedDay = Pick<DayRecord, 'worked_minutes' | 'state' | 'punches'>;

interface ComparedLine {
  readonly label: string;
  readonly recorded: string;
  readonly requested: string;
  readonly there?: string | null;
}

/** The times that change, and what the day is before and after. */
function linesOf(correction: CorrectionRow, day: RecordedDay | undefined, zone: string): readonly ComparedLine[] {
  const { clocked_in, clocked_out, outcome, counts } = correction;
  const minutes = day?.worked_minutes ?? 0;
  const worked: readonly ComparedLine[] = outcome
    ? [
        {
          label: 'Worked',
          recorded: minutes > 0 ? minutesText(minutes) : '–',
          requested: minutesText(outcome.figures.worked_minutes),
          there: remarksOf(outcome.figures),
        },
        ...(day === undefined || day.state === outcome.figures.state
          ? []
          : [{ label: 'Status', recorded: dayLabels[day.state], requested: dayLabels[outcome.figures.state] }]),
      ]
    : [];
  if (counts !== 'times') return [{ label: 'Times', recorded: '–', requested: resetLabels[counts] }, ...worked];
  const lines = [
    { label: 'Clock-in', from: clocked_in, to: correction.in },
    { label: 'Clock-out', from: clocked_out, to: correction.out },
  ].filter(({ from, to }) => from !== to);
  const recordedBreaks = breaksText(breaksIn(day?.punches ?? []), zone);
  const breaks = breaksText(correction.breaks, zone);
  return [
    ...lines.map(({ label, from, to }) => ({
      label,
      recorded: clockText(from, zone) ?? 'missing',
      requested: clockText(to, zone) ?? 'missing',
      there: clockThere(to, correction.zone, zone),
    })),
    ...(day === undefined || breaks === recordedBreaks
      ? []
      : [{ label: 'Breaks', recorded: recordedBreaks, requested: breaks }]),
    ...worked,
  ];
}

const breaksText = (breaks: CorrectionRow['breaks'], zone: string) =>
  breaks.map(({ start, end }) => clockRange(start, end, zone)).join(', ') || '–';

/** As clocked, without times that a correction replaced. */
function breaksIn(punches: DayRecord['punches']): CorrectionRow['breaks'] {
  return punches
    .filter(({ counts }) => counts)
    .flatMap(({ kind, at }, index, counted) => {
      const next = counted[index + 1];
      return kind === 'break_start' && next?.kind === 'break_end' ? [{ start: at, end: next.at }] : [];
    });
}
