import { isDay } from '@muster/contract/plain-day.ts';
import { useEffect } from 'react';
import { DayRangeChip } from '../../../platform/table/day-range-chip.tsx';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { type TotalReport, useRecordList } from '../../../platform/table/use-record-list.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { usePeopleFilters } from '../../shifts/index.ts';
import { daysQuery } from '../attendance.queries.ts';
import { useDayCorrection } from '../corrections/use-day-correction.tsx';
import { dayKey, dayTableColumns } from '../day-list/day-columns.tsx';
import { DayList } from '../day-list/day-list.tsx';
import { LazyDayQuickView } from './lazy-day-quick-view.tsx';

/** By default the last seven days. */
export function AttendanceDays({ onTotal }: TotalReport) {
  const correction = useDayCorrection();
  const [range, change] = useListScope(['from', 'to']);
  const scope = { from: dayOrNull(range.from), to: dayOrNull(range.to) };
  const otherFilters = usePeopleFilters();
  const list = useRecordList({
    name: 'attendanceDays',
    query: (request) => daysQuery(request, scope),
    columns: dayTableColumns,
    rowId: dayKey,
    otherFilters,
  });
  const { total } = list;
  useEffect(() => onTotal(total), [onTotal, total]);
  const from = scope.from ?? list.answer?.from;
  const to = scope.to ?? list.answer?.to;
  return (
    <>
      <DayList
        list={list}
        quickView={(day, state) => (
          <LazyDayQuickView key={dayKey(day)} day={day} onCorrect={correction.open} {...state} />
        )}
      >
        {from && to ? (
          <DayRangeChip
            label="Days"
            range={{ from, to }}
            isUsual={scope.from === null && scope.to === null}
            onChange={(next) => change(next ?? { from: null, to: null })}
          />
        ) : (
          <Skeleton width={200} height={28} />
        )}
      </DayList>
      {correction.panel}
    </>
  );
}

const dayOrNull = (text: string | null) => (text !== null && isDay(text) ? text : null);
