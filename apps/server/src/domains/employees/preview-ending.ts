import { type CallAnswer, type CallInput, dayIn, homeZone, notFound } from '@muster/contract';
import type { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { assertEndingReached } from './assignment-reach.ts';
import { readEmployee } from './employee-record.repository.ts';
import { endingWaits } from './ending-waits.ts';
import { swapsAfter } from './planned-ending.repository.ts';
import { assertLastDay, firstDayToAct } from './status-change.ts';

type Preview = (typeof employeeStatusCalls)['previewEnding'];

/** When an employment with this last day would end. */
export async function previewEnding(ctx: Ctx, { body }: CallInput<Preview>): Promise<CallAnswer<Preview>> {
  const today = dayIn(homeZone, ctx.clock.now());
  const reach = reachOf(ctx.viewer, recordArea);
  const found = await readEmployee(ctx.db, { id: body.id, asOf: today, withSensitive: false, reach });
  if (!found) throw notFound('employee');
  const { id, effective_date: lastDay } = body;
  assertLastDay(found.record, { day: lastDay, immediately: false }, today);
  await assertEndingReached(ctx, found.record, lastDay);
  const at = await endingWaits(ctx, { employeeId: id, lastDay, immediately: false });
  return {
    effective_at: at?.toString() ?? null,
    may_end_now: at !== null && lastDay <= firstDayToAct(found.record, today),
    swaps: await swapsAfter(ctx.db, id, lastDay),
  };
}
