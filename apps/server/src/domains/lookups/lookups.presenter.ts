import type { CallAnswer } from '@muster/contract';
import type { lookupsCalls } from '@muster/contract/domains/lookups/lookups.calls.ts';

type StatusType = CallAnswer<typeof lookupsCalls.statusTypes>[number];

export function statusTypeAnswer(row: { readonly id: number; readonly name: string; readonly status_group: string }) {
  // The table's check constraint allows only these four.
  return { id: row.id, name: row.name, group: row.status_group as StatusType['group'] };
}
