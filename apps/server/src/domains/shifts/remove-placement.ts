import { type CallInput, dayIn, homeZone, notFound, Problem } from '@muster/contract';
import type { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { settleSchedules } from './place-on-shift.ts';
import { cutPlacement, lockPlacement } from './placement.repository.ts';
import { scheduleChanged } from './shifts.events.ts';

type Remove = (typeof employeeShiftsCalls)['remove'];

/** Takes somebody off a shift from today on. @throws Problem conflict where all its days are over: history stays */
export async function removePlacement(ctx: Ctx, { params }: CallInput<Remove>): Promise<void> {
  const today = dayIn(homeZone, ctx.clock.now());
  const stored = await lockPlacement(ctx.db, params.id);
  if (!stored) throw notFound('assignment');
  if (stored.to !== null && stored.to < today) {
    throw new Problem('conflict', 'The assignment is over. What was worked keeps its shift.');
  }
  const hasBegun = stored.from <= today;
  const from = hasBegun ? today : stored.from;
  await cutPlacement(ctx.db, stored.id, from);
  await settleSchedules(ctx, [stored.employee_id], from);
  await ctx.audit({
    event: 'shifts.remove-placement',
    subject: { kind: 'employee', id: String(stored.employee_id) },
    clientId: stored.client_id,
    before: { shift_id: stored.shift_id, from: stored.from, to: stored.to },
    after: { shift_id: null, from },
  });
  await ctx.announce(scheduleChanged([stored.employee_id]));
}
