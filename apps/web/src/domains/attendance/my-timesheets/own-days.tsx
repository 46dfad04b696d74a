import { counted } from '@muster/contract/counted.ts';
import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { addDays, mondayOf } from '@muster/contract/plain-day.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CardRows, type RowCard } from '../../../ui/plain-table/card-rows.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
import { adjustmentText, remarksOf } from '../day-texts.ts';
import styles from './my-timesheets.module.css';
import { OwnDayButton, useOwnDayActs } from './own-day-actions.tsx';
import { clockedText, correctionWord, isUnexplained, scheduledText, stateOf } from './own-day-words.ts';

const OwnDayPanel = lazyPanel(() => import('./own-day.panel.tsx').then((part) => part.OwnDayPanel));

/** The own days from today backwards: first this week and the last, then earlier and coming ones on demand. A row opens its day. */
export function OwnDays({ days, today, zone }: OwnDaysProps) {
  const [hasComing, setComing] = useState(false);
  const [hasEarlier, setEarlier] = useState(false);
  const isPhone = usePhone();
  const { actOf, panels } = useOwnDayActs(zone);
  const opening = useOpenDay(days);
  useAskedCorrection(days, (day) => {
    const act = actOf(day);
    if (act?.label === 'Correct') act.run();
    else opening.open(day.work_date);
  });
  const firstShown = addDays(mondayOf(today), -7);
  const coming = days.filter(({ work_date }) => work_date > today);
  const earlier = days.filter(({ work_date }) => work_date < firstShown);
  const rows = days.filter(
    ({ work_date: day }) => (hasComing || day <= today) && (hasEarlier || earlier.length < 3 || day >= firstShown),
  );
  const table = {
    label: 'Own days',
    rows,
    rowId: ({ work_date }: OwnDay) => work_date,
    empty: 'No days planned or clocked.',
    opens: {
      label: ({ work_date }: OwnDay) => `Open ${formatWeekday(work_date)}`,
      run: ({ work_date }: OwnDay) => opening.open(work_date),
    },
  };
  const actions = (day: OwnDay) => {
    const act = actOf(day);
    return act && (act.label === 'Withdraw' || isUnexplained(day)) ? <OwnDayButton small act={act} /> : null;
  };
  return (
    <>
      {coming.length === 0 ? null : (
        <div className={styles.coming}>
          <Button small tone="quiet" aria-expanded={hasComing} onClick={() => setComing(!hasComing)}>
            {hasComing ? 'Hide' : 'Show'} {counted(coming.length, 'upcoming day')}
          </Button>
        </div>
      )}
      {isPhone ? (
        <CardRows {...table} card={(day) => ({ ...cardOf(day, zone), actions: actions(day) })} />
      ) : (
        <PlainTable isBroad columns={columnsFor(zone)} actions={actions} {...table} />
      )}
      {hasEarlier || earlier.length < 3 ? null : (
        <div className={styles.earlier}>
          <Button small tone="quiet" onClick={() => setEarlier(true)}>
            Show {counted(earlier.length, 'earlier day')}
          </Button>
        </div>
      )}
      {opening.kept === undefined ? null : (
        <OwnDayPanel
          key={opening.kept.work_date}
          day={opening.kept}
          zone={zone}
          act={actOf(opening.kept)}
          opened={opening.shown !== undefined}
          onClose={opening.close}
        />
      )}
      {panels}
    </>
  );
}

interface OwnDaysProps {
  /** Newest first. */
  readonly days: readonly OwnDay[];
  readonly today: string;
  readonly zone: string;
}

/** `?correct=` opens the correction of a day, or the day if there is nothing to correct. */
function useAskedCorrection(days: readonly OwnDay[], onAsked: (day: OwnDay) => void) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('correct');
  const run = useEffectEvent(() => {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('correct');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
    const day = days.find(({ work_date }) => work_date === asked);
    if (day) onAsked(day);
  });
  useEffect(() => {
    if (asked !== null) run();
  }, [asked]);
}

/** The day whose panel is open, in the address as `?day=`. `kept` stays while the panel closes. */
function useOpenDay(days: readonly OwnDay[]) {
  const [address, setAddress] = useSearchParams();
  const shown = days.find(({ work_date }) => work_date === address.get('day'));
  const [last, setLast] = useState(shown);
  if (shown !== undefined && shown !== last) setLast(shown);
  const change = (day: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (day === null) next.delete('day');
        else next.set('day', day);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { shown, kept: shown ?? last, open: change, close: () => change(null) };
}

function cardOf(day: OwnDay, zone: string): RowCard {
  return {
    title: formatWeekday(day.work_date),
    badge: <DayState day={day} />,
    line: (
      <>
        {clockedText(day, zone) ?? `Scheduled ${scheduledText(day, zone)}`}
        <Notes day={day} withWorked />
      </>
    ),
  };
}

const columnsFor = (zone: string): readonly PlainColumn<OwnDay>[] => [
  { header: 'Day', isUnbroken: true, cell: (day) => formatWeekday(day.work_date) },
  { header: 'Status', isUnbroken: true, cell: (day) => <DayState day={day} /> },
  {
    header: 'Clocked',
    isUnbroken: true,
    cell: (day) => clockedText(day, zone) ?? <span className={styles.planned}>{plannedText(day, zone)}</span>,
  },
  {
    header: 'Worked',
    align: 'right',
    cell: (day) => (
      <>
        <span className={styles.worked}>
          {day.figures && day.figures.worked_minutes > 0 ? minutesText(day.figures.worked_minutes) : '–'}
        </span>
        <Notes day={day} />
      </>
    ),
  },
];

/** Without the word where the state is the same. */
const plannedText = (day: OwnDay, zone: string): string =>
  stateOf(day) === 'Scheduled' || day.starts_at === null
    ? scheduledText(day, zone)
    : `Scheduled ${scheduledText(day, zone)}`;

/** The state, and below it that of a correction. */
function DayState({ day }: { readonly day: OwnDay }) {
  const [state, correction] = [stateOf(day), correctionWord(day)];
  return (
    <>
      {state === null ? null : <StateBadge word={state} />}
      {correction === null ? null : <SecondLine>{correction}</SecondLine>}
    </>
  );
}

/** What is unusual about the day. */
function Notes({ day, withWorked }: { readonly day: OwnDay; readonly withWorked?: true }) {
  const { figures } = day;
  const worked = withWorked && figures && figures.worked_minutes > 0 ? minutesText(figures.worked_minutes) : '';
  const notes = [worked, figures ? remarksOf(figures) : ''].filter(Boolean).join(' · ');
  return (
    <>
      {notes === '' ? null : <SecondLine>{notes}</SecondLine>}
      {day.adjustments.map((adjustment) => (
        <SecondLine key={adjustment.booked_on}>{adjustmentText(adjustment)}</SecondLine>
      ))}
    </>
  );
}
