import { notFound } from '@muster/contract';
import { shiftAreas } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readHistory } from '../../platform/dated/dated.repository.ts';
import { placedShifts } from './employee-shift.repository.ts';
import { findPlacement, lockEmployees } from './placement.repository.ts';

/** An assignment within reach, with the history of its employee, who is locked. @throws Problem not-found */
export async function lockedPlacement(ctx: Ctx, id: number) {
  const found = await findPlacement(ctx.db, id, reachOf(ctx.viewer, shiftAreas.placements));
  if (!found) throw notFound('assignment');
  await lockEmployees(ctx.db, [found.employee_id]);
  const history = await readHistory(ctx.db, placedShifts, found.employee_id);
  const stored = history.find((row) => row.id === id);
  if (!stored) throw notFound('assignment');
  return { owner: found.employee_id, clientId: found.client_id, history, stored };
}
