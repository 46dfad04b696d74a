import { punchLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { clockText, formatDateTime, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { rangeThere } from '../../../platform/format/zone-times.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { DescriptionList, type Fact } from '../../../ui/description-list/description-list.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { DayExplanation } from '../day-explanation.tsx';
import { adjustmentText } from '../day-texts.ts';
import styles from '../employee-attendance/day-quick-view.module.css';
import type { OwnDayAct } from './own-day-actions.tsx';
import { correctionWord, scheduledText, stateOf } from './own-day-words.ts';

/** An own day: plan and figures, why they are so, the clock events, and the correction. */
export function OwnDayPanel({ day, zone, act, opened = true, onClose }: OwnDayPanelProps) {
  const word = stateOf(day);
  const correction = correctionWord(day);
  const { explanation } = day;
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={formatWeekday(day.work_date)}
      description={`Times are in ${zoneCity(zone)} time.`}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {act ? (
            <Button
              tone={act.label === 'Correct' ? 'primary' : 'default'}
              aria-label={act.name}
              onClick={() => {
                onClose();
                act.run();
              }}
            >
              {act.label}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.panel}>
        {day.adjustments.length === 0 ? null : (
          <Notice tone="amber" title={day.locked === null ? 'Adjusted' : 'This day is locked'}>
            {day.adjustments.map(adjustmentText).join(' ')}
          </Notice>
        )}
        <section className={styles.part} aria-label="Day">
          <h3 className={styles.partTitle}>Day {word === null ? null : <StateBadge word={word} />}</h3>
          <DescriptionList facts={factsOf(day, zone)} short />
        </section>
        {explanation === null || explanation.sentences.length === 0 ? null : (
          <section className={styles.part} aria-label="Why">
            <h3 className={styles.partTitle}>Why</h3>
            <DayExplanation explanation={explanation} />
          </section>
        )}
        <section className={styles.part} aria-label="Clock events">
          <h3 className={styles.partTitle}>Clock events</h3>
          {day.punches.length === 0 ? <CardNote inBody>No clock events.</CardNote> : null}
          <ol className={styles.events}>
            {day.punches.map(({ id, kind, at }) => (
              <li key={id} data-counts>
                <time dateTime={at} title={formatDateTime(at, zone)}>
                  {clockText(at, zone)}
                </time>
                <span className={styles.event}>{punchLabels[kind]}</span>
              </li>
            ))}
          </ol>
        </section>
        {correction === null || day.correction === null ? null : (
          <section className={styles.part} aria-label="Correction">
            <h3 className={styles.partTitle}>
              Correction <StateBadge word={correction} />
            </h3>
            <p className={styles.asked}>{day.correction.reason}</p>
            {day.correction.note === null ? null : (
              <p className={styles.reason}>
                {[day.correction.decided_by, day.correction.note].filter(Boolean).join(': ')}
              </p>
            )}
          </section>
        )}
      </div>
    </SidePanel>
  );
}

interface OwnDayPanelProps extends PanelProps {
  readonly day: OwnDay;
  readonly zone: string;
  readonly act: OwnDayAct | null;
}

function factsOf(day: OwnDay, zone: string): readonly Fact[] {
  const { figures, starts_at, ends_at, locked } = day;
  const there = starts_at && ends_at ? rangeThere(starts_at, ends_at, day.zone, zone) : null;
  const minutes = (label: string, count: number | undefined): readonly Fact[] =>
    count === undefined || count === 0 ? [] : [{ label, value: minutesText(count) }];
  return [
    {
      label: 'Scheduled',
      value: (
        <>
          {scheduledText(day, zone)}
          {there === null ? null : <SecondLine>{there}</SecondLine>}
        </>
      ),
    },
    ...(day.shift === null ? [] : [{ label: 'Shift', value: day.shift }]),
    ...minutes('Worked', figures?.worked_minutes),
    ...minutes('Late', figures?.late_minutes),
    ...minutes('Undertime', figures?.undertime_minutes),
    ...minutes('Overtime', figures?.overtime_minutes),
    ...minutes('Overtime pending approval', figures?.waiting_overtime_minutes),
    ...minutes('At night', figures?.night_minutes),
    ...minutes('On a holiday', figures?.holiday_minutes),
    ...minutes('Paid breaks', figures?.paid_break_minutes),
    ...minutes('Unpaid breaks', figures?.unpaid_break_minutes),
    ...(locked === null ? [] : [{ label: 'Locked', value: locked, wide: true }]),
  ];
}
