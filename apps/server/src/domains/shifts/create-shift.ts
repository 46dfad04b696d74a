import type { CallAnswer, CallInput } from '@muster/contract';
import { clockMinutes } from '@muster/contract/domains/shifts/shift-time.rules.ts';
import type { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { assertOwnShift, assertShiftTerms, withShiftErrors } from './shift-problems.ts';
import { insertShift } from './shift-write.repository.ts';

type Create = (typeof shiftsCalls)['create'];

/** A shift with its first version, which is valid from the day on which it becomes active. */
export async function createShift(ctx: Ctx, { body }: CallInput<Create>): Promise<CallAnswer<Create>> {
  await assertShiftTerms(ctx.db, body);
  assertOwnShift(ctx, body.client_id ?? null);
  const { name, kind, client_id = null, shift_active_start_date: activeFrom, ...terms } = body;
  const totalMinutes = clockMinutes(terms.start_time, terms.end_time);
  const shift = { head: { name, kind, clientId: client_id }, terms, totalMinutes, activeFrom };
  const id = await withShiftErrors(() => insertShift(ctx.db, shift));
  await ctx.audit({
    event: 'shifts.create',
    subject: { kind: 'shift', id: String(id) },
    clientId: client_id,
    after: body,
  });
  return { id, version: 1 };
}
