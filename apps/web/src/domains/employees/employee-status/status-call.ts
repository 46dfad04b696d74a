import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { StatusMove } from '@muster/contract/domains/employees/employee-status.rules.ts';
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
export const statusCall = (move: StatusMove, employee: EmployeeDetails): FormCall<StatusValues> => ({
  errorsOf: (values) => statusFormErrors(move, values),
  send: (values) => send(move, employee, values),
});

function send(move: StatusMove, employee: EmployeeDetails, values: StatusValues) {
  if (move === 'reactivate')
    return callApi(employeeStatusEndpoints.reactivate, { body: reactivationRequest(employee, values) });
  if (move === 'rehire') return callApi(employeeStatusEndpoints.rehire, { body: rehireRequest(employee, values) });
  return callApi(employeeStatusEndpoints.deactivate, { body: deactivationRequest(employee, move, values) });
}
