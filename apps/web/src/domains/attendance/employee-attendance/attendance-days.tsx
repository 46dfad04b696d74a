import type { DayRecord, DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { isDay } from '@muster/contract/plain-day.ts';
import { useMemo } from 'react';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { peopleFilters } from '../../shifts/index.ts';
import { daysQuery } from '../attendance.queries.ts';
import { LazyCorrectionForm } from '../corrections/lazy-correction-form.tsx';
import { dayColumnsFor, dayKey } from '../day-list/day-columns.tsx';
import styles from '../day-list/day-list.module.css';
import { DayList } from '../day-list/day-list.tsx';
import { DayInput } from './day-input.tsx';
import { LazyDayPanel } from './lazy-day-panel.tsx';

/** By default the last seven days. */
export function AttendanceDays() {
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
  const [range, change] = useListScope(['from', 'to']);
  const scope = { from: dayOrNull(range.from), to: dayOrNull(range.to) };
  const columns = useMemo(() => dayColumnsFor(open), [open]);
  const list = useRecordList({
    name: 'attendanceDays',
    query: (request) => daysQuery(request, scope),
    columns,
    rowId: dayKey,
    toolbarFilters: peopleFilters,
  });
  return (
    <>
      <DayList list={list}>
        <div className={styles.days}>
          <DayInput label="From" value={scope.from ?? list.answer?.from ?? ''} onChange={(from) => change({ from })} />
          <DayInput label="To" value={scope.to ?? list.answer?.to ?? ''} onChange={(to) => change({ to })} />
        </div>
      </DayList>
      {panel}
      {correction.panel}
    </>
  );
}

const dayOrNull = (text: string | null) => (text !== null && isDay(text) ? text : null);
