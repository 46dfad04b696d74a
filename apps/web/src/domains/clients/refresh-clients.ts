import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../platform/api/api-query.ts';
import { clientPaperWires, clientPartWires, clientWires } from './clients.wires.ts';

/** Calls whose answers contain one client. */
export const clientRecordWires = [clientWires.details, clientPaperWires.list, ...Object.values(clientPartWires)];

/** After a change: what is on the screen is fetched anew, what is not when it is next shown. */
export async function refreshClients(queries: QueryClient): Promise<void> {
  const wires = [clientWires.table, clientWires.forDropdown, ...clientRecordWires];
  await Promise.all(wires.map((wire) => queries.invalidateQueries({ queryKey: queryKeyOf(wire) })));
}
