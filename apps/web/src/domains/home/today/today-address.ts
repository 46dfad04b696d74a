import type { TodayGroupName } from '@muster/contract/domains/home/today.calls.ts';
import type { TodayAnswer } from './group-line.ts';

/** Null where the list of today has no filter for exactly these people. */
export function todayAddress(name: TodayGroupName, { client_id, is_partial }: TodayAnswer): string | null {
  if (is_partial) return null;
  const states: Readonly<Record<TodayGroupName, readonly string[]>> = {
    working: ['in', 'on_break'],
    late: ['late'],
    missing: ['missing'],
    on_leave: ['on_leave'],
    later: ['upcoming'],
  };
  const filters = states[name].map((state) => ['filter.state', state]);
  if (client_id !== null) filters.push(['filter.client_id', String(client_id)]);
  return `/employees/schedule-today?${new URLSearchParams(filters)}`;
}
