import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { attendanceDaysEndpoints } from '../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../platform/api/endpoints/corrections.generated.ts';
import { overtimeEndpoints } from '../../platform/api/endpoints/overtime.generated.ts';
import { pageQueryOf } from '../../platform/table/page-query.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

/** Null if the address has none: the server uses its default. */
type Scope<Name extends string> = Readonly<Record<Name, string | null>>;

export const daysQuery = ({ dt_params }: ListRequest, scope: Scope<'from' | 'to'>) => ({
  ...apiQuery(attendanceDaysEndpoints.list, { query: { dt_params, ...given(scope) } }),
  staleTime: 0,
});

export const earlierDaysQuery = ({ dt_params }: ListRequest, scope: Scope<'month'>) =>
  apiQuery(attendanceDaysEndpoints.earlier, { query: { dt_params, ...given(scope) } });

/** Without what the address does not say. */
const given = <Name extends string>(scope: Scope<Name>): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(scope).filter(([, value]) => value !== null)) as Partial<Record<Name, string>>;

export function dayQuery(id: number, day: string) {
  return queryOptions({
    ...apiQuery(attendanceDaysEndpoints.details, { params: { id }, query: { work_date: day } }),
    staleTime: 0,
  });
}

export const correctionsQuery = ({ dt_params }: Pick<ListRequest, 'dt_params'>, view: 'waiting' | 'decided') => ({
  ...apiQuery(correctionsEndpoints.list, { query: { view, dt_params } }),
  staleTime: 0,
});

/** How many corrections wait for the reader. */
export const waitingCorrectionsQuery = () => correctionsQuery(pageQueryOf({ page: 1, rows: 1 }), 'waiting');

export const overtimeQuery = ({ dt_params }: Pick<ListRequest, 'dt_params'>, view: 'waiting' | 'decided') => ({
  ...apiQuery(overtimeEndpoints.list, { query: { view, dt_params } }),
  staleTime: 0,
});

/** How much overtime waits for the reader. */
export const waitingOvertimeQuery = () => overtimeQuery(pageQueryOf({ page: 1, rows: 1 }), 'waiting');
