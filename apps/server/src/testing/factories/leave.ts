import type { Db } from '../../database/db.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { TestPortal } from '../build-test-app.ts';
import { createWorker, type WorkerGaps } from './attendance.ts';

/** A type by its code, such as `VL`. */
export async function leaveTypeId(portal: TestPortal, code: string): Promise<number> {
  const { id } = await portal.db
    .selectFrom('leave_type')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return id;
}

/** An employee on a shift, with days of leave from the first day of 2026 on. */
export async function createLeaveTaker(
  portal: TestPortal,
  { code = 'VL', days = 10, ...gaps }: WorkerGaps & { readonly code?: string; readonly days?: number } = {},
) {
  const worker = await createWorker(portal.db, { last: '2026-06-30', ...gaps });
  const typeId = await leaveTypeId(portal, code);
  const entry = { employee_id: worker.id, leave_type_id: typeId, kind: 'opening', effective_on: '2026-01-01' };
  if (days > 0)
    await portal.db
      .insertInto('leave_entry')
      .values({ ...entry, minutes: days * 480 })
      .execute();
  return { ...worker, typeId };
}

/** The sum of the ledger, in days. */
export async function leaveBalance(portal: TestPortal, employeeId: number, typeId: number): Promise<number> {
  const row = await portal.db
    .selectFrom('leave_account')
    .select('minutes')
    .where('employee_id', '=', employeeId)
    .where('leave_type_id', '=', typeId)
    .executeTakeFirst();
  return (row?.minutes ?? 0) / 480;
}

/** Returns the token of the link. */
export async function createLeaveFeedLink(db: Db, userId: number): Promise<string> {
  const token = `token-of-a-leave-calendar-${userId}`;
  await db
    .insertInto('leave_feed')
    .values({ user_id: userId, token_hash: hashToken(token), created_at: '2026-03-01T00:00:00Z' })
    .execute();
  return token;
}
