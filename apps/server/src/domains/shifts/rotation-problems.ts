import { invalidInput, Problem, scopeOf } from '@muster/contract';
import { rotationLabels } from '@muster/contract/domains/shifts/rotations.constants.ts';
import { mayChangeShift } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';

/** Whether the viewer may give a rotation to this client. @throws Problem invalid-input for client users, forbidden for employees */
export function assertOwnRotation({ viewer }: Pick<Ctx, 'viewer'>, clientId: number | null): void {
  if (mayChangeShift(viewer, { client_id: clientId })) return;
  if (scopeOf(viewer).kind === 'client') throw invalidInput({ client_id: [say.required(rotationLabels.client_id)] });
  throw providersRotation();
}

/** The viewer sees the rotation, since it is for employees of all clients, but may not change it. */
export const providersRotation = () => new Problem('forbidden', 'Only staff of the provider can change this rotation.');

/** Names are unique per client. */
export const withRotationErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, rotationLabels, { rotation_name_unique: ['name', 'taken'] });
