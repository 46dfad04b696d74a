import { type FieldErrors, invalidInput, Problem, scopeOf } from '@muster/contract';
import { shiftLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { mayChangeShift } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { shiftErrors } from '@muster/contract/domains/shifts/shifts.rules.ts';
import type { ShiftTerms } from '@muster/contract/domains/shifts/shifts.schemas.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import type { Db } from '../../database/db.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { findShiftProblems } from './shift-write.repository.ts';

/** @throws Problem invalid-input with every error of the shift */
export async function assertShiftTerms(
  db: Db,
  terms: ShiftTerms & { client_id?: number | null | undefined },
): Promise<void> {
  const errors: FieldErrors = { ...shiftErrors(terms) };
  const wrong = await findShiftProblems(db, {
    clientId: terms.client_id ?? null,
    timezoneId: terms.timezone_id,
    breakTypeIds: terms.shift_breaks.map((one) => one.shift_break_type_id),
  });
  if (wrong.client) errors.client_id = [say.invalid(shiftLabels.client_id)];
  if (wrong.timezone) errors.timezone_id = [say.invalid(shiftLabels.timezone_id)];
  if (wrong.breakType) errors.shift_breaks = [...(errors.shift_breaks ?? []), say.invalid('Break type')];
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/** Whether the viewer may give a shift to this client. @throws Problem invalid-input for client users, forbidden for employees */
export function assertOwnShift({ viewer }: Pick<Ctx, 'viewer'>, clientId: number | null): void {
  if (mayChangeShift(viewer, { client_id: clientId })) return;
  if (scopeOf(viewer).kind === 'client') throw invalidInput({ client_id: [say.required(shiftLabels.client_id)] });
  throw providersShift();
}

/** The viewer sees the shift, since it is for employees of all clients, but may not change it. */
export const providersShift = () => new Problem('forbidden', 'Only staff of the provider can change this shift.');

/** Names are unique per client, and an employee's days never overlap: the database refuses both. */
export const withShiftErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, shiftLabels, {
    shift_name_unique: ['name', 'taken'],
    employee_schedule_no_overlap: ['start_time', { text: overlapText }],
  });

export const overlapText = 'With these times an employee would work overlapping shifts when changing over.';
