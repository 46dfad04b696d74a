import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { shiftAreas } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { presentShift, presentShiftDetails } from './shifts.presenter.ts';
import { assignedTo, findShift, listShifts, versionsOf } from './shifts.repository.ts';

type Calls = typeof shiftsCalls;

export async function readShifts(ctx: Ctx, { question }: ListInput<Calls['list']>): Promise<CallAnswer<Calls['list']>> {
  const { data, total } = await listShifts(ctx.db, question, todayAtHome(ctx));
  return { data: data.map((shift) => presentShift(shift, ctx.viewer)), total };
}

export async function readShift(
  ctx: Ctx,
  { params }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const today = todayAtHome(ctx);
  const shift = await findShift(ctx.db, params.id, today);
  if (!shift) throw notFound('shift');
  const reach = reachOf(ctx.viewer, shiftAreas.assignments);
  const versions = await versionsOf(ctx.db, params.id);
  const assigned = await assignedTo(ctx.db, { shiftId: params.id, reach, today });
  return presentShiftDetails({ shift, versions, assigned, today }, ctx.viewer);
}
