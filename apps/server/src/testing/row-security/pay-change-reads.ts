import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/db.ts';
import * as payChanges from '../../domains/employees/pay-change.repository.ts';
import { listPayChanges } from '../../domains/employees/pay-change-list.repository.ts';
import { wholeList } from '../whole-list.ts';
import type { RowSecurityReads } from './row-security-reads.ts';

const scope = { reach: 'all', requesterId: null } as const;

/** What is read of pay changes for a viewer, for the row-security test. */
export const payChangeReads: RowSecurityReads = {
  listPayChanges: (db, { employeeId }) => listPayChanges(db, { ...scope, view: 'waiting', employeeId }, wholeList),
  'listPayChanges, decided ones': (db, { employeeId }) =>
    listPayChanges(db, { ...scope, view: 'decided', employeeId }, wholeList),
  'the count of listPayChanges': async (db, { employeeId }) =>
    (await listPayChanges(db, { ...scope, view: 'waiting', employeeId }, { ...wholeList, first: 50 })).total,
  payChangesById: async (db, { employeeId }) => {
    const { data } = await listPayChanges(db, { ...scope, view: 'waiting', employeeId }, wholeList);
    const ids = data.map(({ id }) => id);
    return payChanges.payChangesById(db, ids, 'all');
  },
};

/** One that waits and one that was refused. */
export async function createPayChanges(db: Db, who: { readonly employeeId: number; readonly userId: number }) {
  const now = '2026-03-02T00:00:00Z';
  for (const part of ['cost', 're_fee'] as const) {
    const change = { ...who, uuid: randomUUID(), part, fields: [part], sealed: 'sealed', now };
    const id = await payChanges.insertPayChange(db, change);
    if (part === 're_fee') await payChanges.closePayChange(db, id, { state: 'refused', note: null, now });
  }
}
