import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../platform/api/api-query.ts';
import type { CallWire } from '../../platform/api/call-wire.ts';
import { attachmentWires, cardWires } from './employee-files.wires.ts';
import { employeeWires, historyWires } from './employees.wires.ts';

/** Calls whose answers contain one employee. */
export const recordWires: readonly CallWire[] = [
  employeeWires.details,
  ...Object.values(historyWires),
  attachmentWires.list,
  cardWires.details,
];

/** After a change: what is on the screen is fetched anew, what is not only when it is next shown (section 4). */
export async function refreshEmployees(queries: QueryClient, shownOn: 'list' | 'details'): Promise<void> {
  const isShown = { list: shownOn === 'list', details: shownOn === 'details' };
  const refresh = (wire: CallWire, shown: boolean) =>
    queries.invalidateQueries({ queryKey: queryKeyOf(wire), refetchType: shown ? 'active' : 'none' });
  await Promise.all([
    refresh(employeeWires.table, isShown.list),
    ...recordWires.map((wire) => refresh(wire, isShown.details)),
  ]);
}
