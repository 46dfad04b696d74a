import { invalidInput } from '@muster/contract';
import type { Ctx } from '../../platform/context/context.ts';
import { otherClientsShift } from './judge-placement.ts';
import { type FirstPlacement, insertNewcomer } from './placement.repository.ts';
import { announcePlaced } from './shifts.events.ts';

/**
 * The first shift of somebody who was added just now: nothing that they work could stand in its way. Their schedule is
 * worked out after the commit. @throws Problem invalid-input where the shift is another client's own
 */
export async function placeNewcomer(ctx: Ctx, given: FirstPlacement): Promise<void> {
  if (!(await insertNewcomer(ctx.db, given, ctx.viewer.userId))) throw invalidInput({ shift_id: [otherClientsShift] });
  await announcePlaced(ctx, [given.employeeId], given.from);
}
