import { type CallAnswer, type CallInput, dayIn, homeZone, notFound } from '@muster/contract';
import type { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { presentShift, presentShiftDetails } from './shifts.presenter.ts';
import { assignedTo, findShift, listShifts, versionsOf } from './shifts.repository.ts';

type Calls = typeof shiftsCalls;

export async function readShifts(ctx: Ctx, { query }: CallInput<Calls['list']>): Promise<CallAnswer<Calls['list']>> {
  const { rows, total } = await listShifts(ctx.db, query.dt_params, dayIn(homeZone, ctx.clock.now()));
  return { data: rows.map((shift) => presentShift(shift, ctx.viewer)), total };
}

export async function readShift(
  ctx: Ctx,
  { params }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const today = dayIn(homeZone, ctx.clock.now());
  const shift = await findShift(ctx.db, params.id, today);
  if (!shift) throw notFound('shift');
  const versions = await versionsOf(ctx.db, params.id);
  const assigned = await assignedTo(ctx.db, params.id, today);
  return presentShiftDetails({ shift, versions, assigned, today }, ctx.viewer);
}
