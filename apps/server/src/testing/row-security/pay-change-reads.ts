import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/db.ts';
import * as payChanges from '../../domains/employees/pay-change.repository.ts';
import type { RowSecurityReads } from './row-security-reads.ts';

/** What is read of pay changes for a viewer, for the row-security test. */
export const payChangeReads: RowSecurityReads = {
  waitingPayChanges: (db, { employeeId }) => payChanges.waitingPayChanges(db, 'all', employeeId),
  payChangesById: async (db, { employeeId }) => {
    const waiting = await payChanges.waitingPayChanges(db, 'all', employeeId);
    const ids = waiting.map(({ id }) => id);
    return payChanges.payChangesById(db, ids, 'all');
  },
  decidedPayChanges: (db, { employeeId }) => payChanges.decidedPayChanges(db, 'all', employeeId),
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
