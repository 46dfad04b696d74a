import type { CallAnswer } from '@muster/contract/call.ts';
import type { OwnScheduleDay, ownScheduleCalls } from '@muster/contract/domains/schedules/own-schedule.calls.ts';
import type { StateWord } from '@muster/contract/state-words.ts';
import { useEffect, useRef } from 'react';
import { formatDay, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange, thereText } from '../../../platform/format/zone-times.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';

type OwnSchedule = CallAnswer<(typeof ownScheduleCalls)['read']>;
type Kind = NonNullable<OwnScheduleDay['counts_as']>['kind'];

const SwapDialog = lazyPanel(() => import('./swap-dialog.tsx').then((part) => part.SwapDialog));

/** The planned days with what they will count as. */
export function ScheduleDays({ own, zone, swapDay }: ScheduleDaysProps) {
  const swapping = useLazyPanel((day: OwnScheduleDay, state) => <SwapDialog day={day} zone={zone} {...state} />);
  const asked = own.days.find((day) => day.work_date === swapDay && canSwap(day, own.today));
  const isOpened = useRef(false);
  useEffect(() => {
    if (asked === undefined || isOpened.current) return;
    isOpened.current = true;
    swapping.open(asked);
  }, [asked, swapping.open]);
  return (
    <>
      <PlainTable
        isBroad
        label="Planned days"
        columns={columnsFor(zone, own.today)}
        rows={own.days}
        rowId={({ work_date }) => work_date}
        empty="No shifts scheduled in these weeks."
        actions={(day) =>
          canSwap(day, own.today) ? (
            <Button small aria-label={`Swap or cover ${formatDay(day.work_date)}`} onClick={() => swapping.open(day)}>
              Swap or cover
            </Button>
          ) : null
        }
      />
      {swapping.panel}
    </>
  );
}

interface ScheduleDaysProps {
  readonly own: OwnSchedule;
  readonly zone: string;
  /** Whose swap opens with the page. */
  readonly swapDay: string | null;
}

const canSwap = (day: OwnScheduleDay, today: string) =>
  day.status === 'scheduled' && !day.is_swapped && day.work_date > today;

const columnsFor = (zone: string, today: string): readonly PlainColumn<OwnScheduleDay>[] => [
  {
    header: 'Day',
    isUnbroken: true,
    cell: ({ work_date }) => (
      <>
        {formatWeekday(work_date)}
        {work_date === today ? <SecondLine>Today</SecondLine> : null}
      </>
    ),
  },
  {
    header: 'Shift',
    cell: (day) => (
      <>
        {clockRange(day.starts_at, day.ends_at, zone)}
        <SecondLine>
          {day.shift ?? 'Shift'}
          {thereText(day.starts_at, day.zone, zone)}
        </SecondLine>
        {day.rotation === null ? null : <SecondLine>Rotation: {day.rotation}</SecondLine>}
        {day.is_swapped ? <StateBadge word="Swapped" /> : null}
      </>
    ),
  },
  {
    header: 'Counts as',
    cell: ({ counts_as, holiday }) => (
      <>
        {counts_as === null ? null : <DayKind kind={counts_as.kind} />}
        {holiday === null ? null : <SecondLine>{holiday}</SecondLine>}
        {counts_as === null ? null : <Counted day={counts_as} />}
      </>
    ),
  },
];

function Counted({ day }: { readonly day: NonNullable<OwnScheduleDay['counts_as']> }) {
  const premiums = [
    day.night_minutes > 0 ? `${minutesText(day.night_minutes)} at night` : '',
    day.holiday_minutes > 0 ? `${minutesText(day.holiday_minutes)} on a holiday` : '',
  ].filter(Boolean);
  return (
    <>
      {day.work_minutes > 0 ? <SecondLine>{minutesText(day.work_minutes)} of work</SecondLine> : null}
      {premiums.length > 0 ? <SecondLine>Premium: {premiums.join(' · ')}</SecondLine> : null}
    </>
  );
}

/** Most days are ordinary ones: only the others are marked. */
const DayKind = ({ kind }: { readonly kind: Kind }) =>
  kind === 'ordinary' ? labels.ordinary : <StateBadge word={labels[kind]} />;

const labels: Readonly<Record<Kind, StateWord>> = {
  ordinary: 'Ordinary day',
  holiday: 'Holiday',
  restday: 'Rest day',
  on_leave: 'On leave',
};
