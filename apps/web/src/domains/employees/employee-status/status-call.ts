import type { StatusMove } from '@muster/contract/domains/employees/employee-status.rules.ts';
import type { FieldErrors } from '@muster/contract/problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeStatusEndpoints } from '../../../platform/api/endpoints/employee-status.generated.ts';
import type { FormCall } from '../../../platform/form/form-call.ts';
import {
  deactivationRequest,
  reactivationRequest,
  rehireRequest,
  type StatusValues,
  statusFormErrors,
} from './status-form.ts';

/** Each move has its own call; the dialog's values are shared. */
export const statusCall = (
  move: StatusMove,
  whom: () => ReadEmployee,
): FormCall<StatusValues, FieldErrors, SavedMove> => ({
  errorsOf: (values) => statusFormErrors(move, values),
  send: (values) => send(move, whom(), values),
});

/** The version that a move left. */
export interface SavedMove {
  readonly id: number;
  readonly version: number;
}

/** The employee with the version that the dialog was opened with. */
interface ReadEmployee {
  readonly id: number;
  readonly version: number;
}

function send(move: StatusMove, employee: ReadEmployee, values: StatusValues): Promise<SavedMove> {
  if (move === 'reactivate')
    return callApi(employeeStatusEndpoints.reactivate, { body: reactivationRequest(employee, values) });
  if (move === 'rehire') return callApi(employeeStatusEndpoints.rehire, { body: rehireRequest(employee, values) });
  return callApi(employeeStatusEndpoints.deactivate, { body: deactivationRequest(employee, move, values) });
}
