import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import { shiftAreas } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { findRotation, listRotations, patternOf, peopleOfRotation } from './rotation.repository.ts';
import { presentRotation, presentRotationDetails } from './rotations.presenter.ts';

type Calls = typeof rotationsCalls;

export async function readRotations(
  ctx: Ctx,
  { question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const { data, total } = await listRotations(ctx.db, question, todayAtHome(ctx));
  return { data: data.map((rotation) => presentRotation(rotation, ctx.viewer)), total };
}

export async function readRotation(
  ctx: Ctx,
  { params }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const today = todayAtHome(ctx);
  const rotation = await findRotation(ctx.db, params.id, today);
  if (!rotation) throw notFound('rotation');
  const reach = reachOf(ctx.viewer, shiftAreas.assignments);
  const days = await patternOf(ctx.db, params.id);
  const assigned = await peopleOfRotation(ctx.db, { rotationId: params.id, reach, today });
  return presentRotationDetails({ rotation, days, assigned, today }, ctx.viewer);
}
