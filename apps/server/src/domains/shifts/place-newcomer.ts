import { invalidInput } from '@muster/contract';
import type { Ctx } from '../../platform/context/context.ts';
import { type FirstPlacement, insertNewcomer } from './placement.repository.ts';
import { otherClientsShift } from './placement-check.ts';
import { announceNewcomer } from './shifts.events.ts';

/**
 * The first shift of an employee who was just added: there is nothing to overlap with. The schedule is planned after
 * the commit. @throws Problem invalid-input if the shift belongs to another client
 */
export async function placeNewcomer(ctx: Ctx, given: FirstPlacement): Promise<void> {
  if (!(await insertNewcomer(ctx.db, given, ctx.viewer.userId))) throw invalidInput({ shift_id: [otherClientsShift] });
  await announceNewcomer(ctx, given.employeeId, given.from);
}
