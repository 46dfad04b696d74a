import { counted } from '@muster/contract/counted.ts';
import { dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayRecord, DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { addMonths } from '@muster/contract/plain-day.ts';
import { homeZone } from '@muster/contract/time.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatMonth, formatWeekday, weekdayName } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { pageQueryOf } from '../../../platform/table/page-query.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { LazyCorrectionForm } from '../corrections/lazy-correction-form.tsx';
import { LazyDayPanel } from '../employee-attendance/lazy-day-panel.tsx';
import styles from './attendance-month.module.css';
import { barsOf, type DayBar, daysOf, figuresOf } from './month-figures.ts';

/** A month of one employee: four figures and a bar for each day, which opens the day. */
export default function AttendanceMonth({ id }: { readonly id: number }) {
  const today = dayAt(now(), homeZone);
  const [month, setMonth] = useState(today.slice(0, 7));
  const days = useQuery(monthQuery(id, month));
  const correction = useLazyPanel((day: DayRecord, state) => (
    <LazyCorrectionForm
      day={{ ...day, punches: day.punches.filter(({ counts }) => counts) }}
      person={day.employee}
      zone={day.own_zone}
      {...state}
    />
  ));
  const { open, panel } = useLazyPanel((day: DayRow, state) => (
    <LazyDayPanel day={day} onCorrect={correction.open} {...state} />
  ));
  const move = (months: number) => setMonth(addMonths(`${month}-01`, months).slice(0, 7));
  return (
    <Card
      flush
      title="Attendance"
      note={formatMonth(month)}
      actions={
        <span className={styles.moves}>
          <Legend />
          <IconButton
            label="Previous month"
            icon={<IconChevronLeft size={16} aria-hidden="true" />}
            onClick={() => move(-1)}
          />
          <IconButton
            label="Next month"
            icon={<IconChevronRight size={16} aria-hidden="true" />}
            onClick={() => move(1)}
            disabled={month >= today.slice(0, 7)}
          />
        </span>
      }
    >
      <Loaded of={days} thing="attendance" outline={<Outline />}>
        {({ data }) => (
          <>
            <Figures days={data} />
            <div className={styles.below}>
              <Legend />
            </div>
            <ol className={styles.bars} aria-label="Days of the month">
              {barsOf(month, data).map((bar) => (
                <Bar key={bar.day} bar={bar} isToday={bar.day === today} onOpen={open} />
              ))}
            </ol>
          </>
        )}
      </Loaded>
      {panel}
      {correction.panel}
    </Card>
  );
}

function monthQuery(id: number, month: string) {
  const days = daysOf(month);
  const query = {
    ...pageQueryOf({ page: 1, rows: 100, filters: { employee_id: String(id) } }),
    from: `${month}-01`,
    to: days.at(-1) ?? `${month}-28`,
  };
  return { ...apiQuery(attendanceDaysEndpoints.list, { query }), placeholderData: keepPreviousData, staleTime: 0 };
}

/** About as high as the month. What follows waits for its place, because figures can take a second line. */
function Outline() {
  return <div className={styles.outline} role="status" aria-label="Loading" data-loading="" />;
}

function Figures({ days }: { readonly days: readonly DayRow[] }) {
  const figures = figuresOf(days);
  const more = figures.overtime > 0 ? `, ${minutesText(figures.overtime)} overtime` : ' scheduled';
  const short = [
    figures.late > 0 ? `${minutesText(figures.late)} late` : '',
    figures.undertime > 0 ? `${minutesText(figures.undertime)} undertime` : '',
  ].filter(Boolean);
  return (
    <dl className={styles.figures}>
      <Figure label="Worked" value={minutesText(figures.worked)} detail={`of ${minutesText(figures.planned)}${more}`} />
      <Figure
        label="On time"
        value={`${figures.onTime} of ${counted(figures.attended, 'day')}`}
        detail={short.length === 0 ? 'Nothing late' : short.join(', ')}
      />
      <Figure label="On leave" value={counted(figures.onLeave, 'day')} detail="this month" />
      <Figure label="Absent" value={counted(figures.absent, 'day')} detail="this month" />
    </dl>
  );
}

function Figure({ label, value, detail }: { readonly label: string; readonly value: string; readonly detail: string }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd>
        <div className={styles.value}>{value}</div>
        <div className={styles.label}>{detail}</div>
      </dd>
    </div>
  );
}

interface BarProps {
  readonly bar: DayBar;
  readonly isToday: boolean;
  readonly onOpen: (row: DayRow) => void;
}

function Bar({ bar: { day, kind, share, row }, isToday, onOpen }: BarProps) {
  const drawn = (
    <>
      <span className={styles.frame}>
        <span className={styles.bar} data-kind={kind} style={{ height: `${Math.round(share * 100)}%` }} />
      </span>
      {/* Drawn by the style sheet: the name of the button says the day in full. */}
      <span className={styles.day} data-today={isToday || undefined}>
        <span data-text={weekdayName(day).charAt(0)} />
        <span data-text={Number(day.slice(8))} />
      </span>
    </>
  );
  return (
    <li className={styles.slot}>
      {row === null ? (
        <span className={styles.press}>{drawn}</span>
      ) : (
        <button type="button" className={styles.press} aria-label={barLabel(row)} onClick={() => onOpen(row)}>
          {drawn}
        </button>
      )}
    </li>
  );
}

/** 'Mon, Nov 9: Late, 8 h 07 min worked' */
function barLabel({ work_date, state, worked_minutes }: DayRow): string {
  const worked = worked_minutes > 0 ? `, ${minutesText(worked_minutes)} worked` : '';
  return `${formatWeekday(work_date)}: ${dayLabels[state]}${worked}`;
}

function Legend() {
  return (
    <span className={styles.legend}>
      {legend.map(([kind, label]) => (
        <span key={kind} className={styles.key}>
          <span className={styles.swatch} data-kind={kind} aria-hidden="true" />
          {label}
        </span>
      ))}
    </span>
  );
}

const legend = [
  ['worked', 'Worked'],
  ['short', 'Late or undertime'],
  ['leave', 'On leave'],
  ['holiday', 'Holiday'],
  ['absent', 'Absent'],
] as const;
