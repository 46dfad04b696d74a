import { dayLabels, unknownStates } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayRecord } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { IconClockEdit } from '@tabler/icons-react';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange, rangeThere } from '../../../platform/format/zone-times.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { DayExplanation } from '../day-explanation.tsx';
import { adjustmentText } from '../day-texts.ts';
import { PayTable } from '../pay-table.tsx';
import { ClockEvents } from './clock-events.tsx';
import { DayCorrections } from './day-corrections.tsx';
import { DayDecision } from './day-decision.tsx';
import { DayOvertime } from './day-overtime.tsx';
import styles from './day-quick-view.module.css';

/** One day of one employee: the decisions that wait, its explanation, all punches, and corrections. */
export function DayParts({ day, zone, shown, onCorrect }: DayPartsProps) {
  return (
    <>
      {shown === 'correction' ? null : <DayDecision day={day} zone={zone} />}
      {shown === 'overtime' ? null : <DayOvertime day={day} zone={zone} />}
      {day.adjustments.length > 0 ? (
        <Notice tone="amber" title={day.locked === null ? 'Adjusted' : 'This day is locked'}>
          {day.adjustments.map(adjustmentText).join(' ')}
        </Notice>
      ) : null}
      <section className={styles.part} aria-label="Day">
        <h3 className={styles.partTitle}>
          Day <StateBadge word={dayLabels[day.state]} />
        </h3>
        <dl className={styles.facts}>
          {factsOf(day, zone).map(({ label, value, below }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value ?? '–'}
                {below ? <SecondLine>{below}</SecondLine> : null}
              </dd>
            </div>
          ))}
        </dl>
        {needsTimes(day) ? (
          <Button wide icon={<IconClockEdit size={16} aria-hidden="true" />} onClick={() => onCorrect(day)}>
            Enter times…
          </Button>
        ) : null}
      </section>
      {day.explanation && day.explanation.sentences.length > 0 ? (
        <section className={styles.part} aria-label="Why">
          <h3 className={styles.partTitle}>Why</h3>
          <DayExplanation explanation={day.explanation} />
        </section>
      ) : null}
      <ClockEvents punches={day.punches} zone={zone} />
      {day.pay_minutes && day.worked_minutes > 0 ? (
        <section className={styles.part} aria-label="For payroll">
          <h3 className={styles.partTitle}>For payroll</h3>
          <PayTable pay={day.pay_minutes} />
        </section>
      ) : null}
      <DayCorrections day={day} zone={zone} onCorrect={() => onCorrect(day)} />
    </>
  );
}

interface DayPartsProps {
  readonly day: DayRecord;
  readonly zone: string;
  /** Its decision is already above. */
  readonly shown?: 'correction' | 'overtime' | undefined;
  readonly onCorrect: (day: DayRecord) => void;
}

/** A day that nobody can count or that is missing, where no correction waits yet. */
const needsTimes = ({ abilities, state, corrections }: DayRecord) =>
  abilities.enter &&
  (state === 'absent' || unknownStates.has(state)) &&
  corrections.every((one) => one.state !== 'requested');

/** What did not happen on the day has no line. */
function factsOf(day: DayRecord, zone: string) {
  const minutes = (count: number) => (count > 0 ? minutesText(count) : null);
  const remarks = [
    { label: 'Late', value: minutes(day.late_minutes) },
    { label: 'Undertime', value: minutes(day.undertime_minutes) },
    { label: 'Overtime', value: minutes(day.overtime_minutes) },
    { label: 'Overtime to approve', value: minutes(day.waiting_overtime_minutes ?? 0) },
    { label: 'At night', value: minutes(day.night_minutes) },
    { label: 'On a holiday', value: minutes(day.holiday_minutes) },
    { label: 'Paid breaks', value: minutes(day.paid_break_minutes) },
    { label: 'Unpaid breaks', value: minutes(day.unpaid_break_minutes) },
  ];
  const there = day.starts_at && day.ends_at ? rangeThere(day.starts_at, day.ends_at, day.zone, zone) : null;
  return [
    { label: 'Shift', value: day.shift ?? 'Not scheduled' },
    {
      label: 'Scheduled',
      value: day.starts_at === null ? null : clockRange(day.starts_at, day.ends_at, zone),
      below: there,
    },
    { label: 'Scheduled hours', value: minutes(day.planned_minutes) },
    { label: 'Worked', value: minutes(day.worked_minutes) },
    ...remarks.filter(({ value }) => value !== null),
    ...(day.locked === null ? [] : [{ label: 'Locked', value: day.locked }]),
  ].map((fact): DayFact => ({ below: null, ...fact }));
}

interface DayFact {
  readonly label: string;
  readonly value: string | null;
  readonly below: string | null;
}
