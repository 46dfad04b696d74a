import type { CalendarPerson } from '@muster/contract/domains/shifts/shift-answers.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CalendarFilter, calendarWindowQuery } from '../shifts.queries.ts';
import type { CalendarPeriod } from './calendar-period.ts';
import { type RowRange, windowsOf } from './visible-rows.ts';

/** People of one call. */
export const windowSize = 50;

/** The people of the calendar, fetched in windows as they are drawn. */
export function useCalendarRows(period: CalendarPeriod | null, filter: CalendarFilter, firstOn: string | null) {
  const [range, setRange] = useState<RowRange>({ first: 0, last: 0 });
  const windows = windowsOf(range, windowSize).filter((window) => window > 0);
  const days = { from: period?.from ?? '', to: period?.to ?? '' };
  const windowQuery = (window: number) => ({
    ...calendarWindowQuery({ ...days, ...filter, firstOn, first: window * windowSize, rows: windowSize }),
    enabled: period !== null,
  });
  const first = useQuery(windowQuery(0));
  const others = useQueries({ queries: windows.map(windowQuery) });
  const byWindow = new Map([
    [0, first.data?.data],
    ...windows.map((window, index) => [window, others[index]?.data?.data] as const),
  ]);
  return {
    /** The first window: how many there are, and what to show if it failed. */
    first,
    isFetching: [first, ...others].some((answer) => answer.isFetching && answer.isPlaceholderData),
    personAt: (row: number): CalendarPerson | undefined =>
      byWindow.get(Math.floor(row / windowSize))?.[row % windowSize],
    show: ({ first, last }: RowRange) =>
      setRange((before) => (before.first === first && before.last === last ? before : { first, last })),
  };
}
