import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { StatusMove } from '@muster/contract/domains/employees/employee-status.rules.ts';
import {
  deactivationBody,
  reactivationBody,
  rehireBody,
  separationErrors,
} from '@muster/contract/domains/employees/employee-status.schemas.ts';
import type { FieldErrors } from '@muster/contract/problem.ts';
import { clearanceStatuses } from '@muster/contract/states.ts';

/** Values of the dialog's inputs; a move uses those that it shows. */
export interface StatusValues {
  status_type_id: number | null;
  effective_date: string;
  start_date: string;
  orientation_date: string;
  shift_id: number | null;
  clearance_status: string | null;
  rehire: 'true' | 'false' | null;
  immediately: boolean;
  reason: string;
}

export const blankStatus = (today: string): StatusValues => ({
  status_type_id: null,
  effective_date: today,
  start_date: today,
  orientation_date: today,
  shift_id: null,
  clearance_status: null,
  rehire: null,
  immediately: false,
  reason: '',
});

type Whom = Pick<EmployeeDetails, 'id' | 'version'>;

export function deactivationRequest({ id, version }: Whom, move: StatusMove, values: StatusValues) {
  const { status_type_id, effective_date, reason, rehire, immediately } = values;
  const clearance = clearanceStatuses.find((known) => known === values.clearance_status);
  return {
    id,
    version,
    status_type_id,
    effective_date,
    reason,
    ...(move === 'separate' && {
      ...(clearance && { clearance_status: clearance }),
      ...(rehire !== null && { rehire: rehire === 'true' }),
      ...(immediately && { immediately }),
    }),
  };
}

export function reactivationRequest({ id, version }: Whom, { effective_date, reason }: StatusValues) {
  return { id, version, effective_date, reason };
}

export function rehireRequest({ id, version }: Whom, { start_date, orientation_date, shift_id, reason }: StatusValues) {
  return { id, version, start_date, orientation_date, reason, ...(shift_id !== null && { shift_id }) };
}

/** All rules of the call that the dialog makes. */
export function statusFormErrors(move: StatusMove, values: StatusValues): FieldErrors {
  const whom = { id: 1, version: 1 };
  if (move === 'reactivate') return issuesOf(reactivationBody.safeParse(reactivationRequest(whom, values)));
  if (move === 'rehire') return issuesOf(rehireBody.safeParse(rehireRequest(whom, values)));
  const request = deactivationRequest(whom, move, values);
  // The reason is last in the dialog, and so is its message.
  const { reason, ...others } = issuesOf(deactivationBody.safeParse(request));
  const missing = move === 'separate' ? separationErrors('termination', request) : {};
  return { ...others, ...missing, ...(reason && { reason }) };
}

type Parsed = ReturnType<
  typeof deactivationBody.safeParse | typeof reactivationBody.safeParse | typeof rehireBody.safeParse
>;

function issuesOf({ error }: Parsed): FieldErrors {
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), [message]]));
}
