import { counted } from '@muster/contract/counted.ts';
import type { OwnTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { timesheetLabels } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { attendanceEndpoints } from '../../../platform/api/endpoints/attendance.generated.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardRows } from '../../../ui/plain-table/card-rows.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
import { blockersText, minutesOrNone, periodText, submitBlockers } from '../timesheet-texts.ts';
import { ownTimesheetsQuery } from '../timesheets.queries.ts';
import { dayToFix, isForHr } from './day-to-fix.ts';
import styles from './own-timesheets.module.css';
import { SubmitTimesheet } from './submit-timesheet.tsx';

const TimesheetPanel = lazyPanel(() =>
  import('../timesheet-panel/timesheet.panel.tsx').then((part) => part.TimesheetPanel),
);

/** The viewer's own timesheets with totals, to be submitted when the period is over. A part of `/my-timesheets`. */
export function OwnTimesheets() {
  const own = useQuery(ownTimesheetsQuery());
  const shown = useLazyPanel((id: number, state) => <TimesheetPanel id={id} {...state} />);
  if (own.data?.data === null) return null;
  return (
    <Card title="Timesheets" flush>
      <Loaded of={own} thing="timesheets">
        {({ data }) => <Sheets rows={data ?? []} onView={shown.open} />}
      </Loaded>
      {shown.panel}
    </Card>
  );
}

interface SheetsProps {
  readonly rows: readonly OwnTimesheet[];
  readonly onView: (id: number) => void;
}

function Sheets({ rows, onView }: SheetsProps) {
  const isPhone = usePhone();
  const correctableFrom = useCorrectableFrom();
  const noteOf = (sheet: OwnTimesheet) => sheetNote(sheet, correctableFrom);
  const table = {
    label: 'Own timesheets',
    rows,
    rowId: ({ id }: OwnTimesheet) => id,
    empty: 'Your first timesheet opens with the next day.',
    opens: {
      label: (sheet: OwnTimesheet) => `Open ${periodText(sheet)}`,
      run: ({ id }: OwnTimesheet) => onView(id),
    },
  };
  const actions = (sheet: OwnTimesheet) => {
    if (sheet.state !== 'open' || !sheet.is_over) return null;
    const open = submitBlockers(sheet.blockers);
    const day = dayToFix(open, correctableFrom);
    if (day !== null) return <FixDay day={day} />;
    return open.length > 0 ? null : <SubmitTimesheet small sheet={sheet} />;
  };
  if (!isPhone) return <PlainTable isBroad columns={columnsFor(noteOf)} actions={actions} {...table} />;
  return (
    <CardRows
      {...table}
      card={(sheet) => ({
        title: periodText(sheet),
        badge: <StateBadge word={timesheetLabels[sheet.state]} />,
        line: (
          <>
            {minutesOrNone(sheet.worked_minutes) ?? '–'} · {sheet.worked_days} of {counted(sheet.planned_days, 'day')}
            <SecondLine>{figuresNote(sheet)}</SecondLine>
          </>
        ),
        more: noteOf(sheet) === '' ? null : <SecondLine>{noteOf(sheet)}</SecondLine>,
        actions: actions(sheet),
      })}
    />
  );
}

/** What else a card says below the hours. */
const figuresNote = (sheet: OwnTimesheet): string =>
  [
    sheet.leave_days > 0 ? `${sheet.leave_days} on leave` : '',
    sheet.overtime_minutes > 0 ? `${minutesOrNone(sheet.overtime_minutes)} overtime` : '',
    sheet.waiting_overtime_minutes > 0
      ? `${minutesOrNone(sheet.waiting_overtime_minutes)} overtime waiting for approval`
      : '',
    sheet.late_minutes > 0 ? `${minutesOrNone(sheet.late_minutes)} late` : '',
    sheet.undertime_minutes > 0 ? `${minutesOrNone(sheet.undertime_minutes)} undertime` : '',
  ]
    .filter(Boolean)
    .join(' · ');

const columnsFor = (noteOf: (sheet: OwnTimesheet) => string): readonly PlainColumn<OwnTimesheet>[] => [
  { header: 'Period', isUnbroken: true, cell: periodText },
  {
    header: 'Status',
    cell: (sheet) => (
      <>
        <StateBadge word={timesheetLabels[sheet.state]} />
        <SecondLine>{noteOf(sheet)}</SecondLine>
      </>
    ),
  },
  {
    header: 'Days',
    align: 'right',
    isUnbroken: true,
    cell: ({ worked_days, planned_days, leave_days, unpaid_leave_days: unpaid }) => (
      <>
        {worked_days} of {planned_days}
        {leave_days > 0 ? (
          <SecondLine>{unpaid > 0 ? `${leave_days} on leave, ${unpaid} unpaid` : `${leave_days} on leave`}</SecondLine>
        ) : null}
      </>
    ),
  },
  {
    header: 'Worked',
    align: 'right',
    cell: ({ worked_minutes, adjusted_minutes, overtime_minutes, waiting_overtime_minutes: waiting }) => (
      <>
        <span className={styles.line}>{minutesOrNone(worked_minutes) ?? '–'}</span>
        {adjusted_minutes === 0 ? null : <SecondLine>{minutesOrNone(adjusted_minutes)} of earlier periods</SecondLine>}
        {overtime_minutes > 0 ? <SecondLine>{minutesOrNone(overtime_minutes)} overtime</SecondLine> : null}
        {waiting > 0 ? <SecondLine>{minutesOrNone(waiting)} overtime waiting for approval</SecondLine> : null}
      </>
    ),
  },
  {
    header: 'Late / undertime',
    align: 'right',
    cell: ({ late_minutes: late, undertime_minutes: undertime }) =>
      late + undertime === 0 ? null : (
        <>
          <span className={styles.line}>
            {late > 0 ? `${minutesOrNone(late)} late` : `${minutesOrNone(undertime)} undertime`}
          </span>
          {late > 0 && undertime > 0 ? (
            <SecondLine>
              <span className={styles.line}>{minutesOrNone(undertime)} undertime</span>
            </SecondLine>
          ) : null}
        </>
      ),
  },
];

function sheetNote({ state, locked, is_over, blockers }: OwnTimesheet, from: string | null): string {
  if (state !== 'open') return '';
  if (locked !== null) return locked;
  if (!is_over) return 'In progress';
  const own = submitBlockers(blockers);
  if (own.length === 0) return 'Ready to submit';
  return `${isForHr(own, from) ? 'Ask HR to fix' : 'Fix'} ${blockersText(own)} before submitting`;
}

/** Opens the correction of the day, in the list of days below. */
function FixDay({ day }: { readonly day: string }) {
  const [, setAddress] = useSearchParams();
  const open = () =>
    setAddress((before) => new URLSearchParams([...before, ['correct', day]]), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Button small onClick={open}>
      Fix {formatDay(day)}
    </Button>
  );
}

/** The first day that the employee can correct, as the days below know it; null until then. */
function useCorrectableFrom(): string | null {
  const own = useQuery({ ...apiQuery(attendanceEndpoints.own), enabled: false });
  return own.data?.correctable?.from ?? null;
}
