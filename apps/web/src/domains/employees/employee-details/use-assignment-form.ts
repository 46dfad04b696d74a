import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import {
  type AssignmentKind,
  type ChangeAssignmentRequest,
  changeAssignmentBody,
} from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { messages } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { fieldErrorsOf, isProblem } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { applyServerErrors } from '../../../platform/form/apply-server-errors.ts';
import { conflictText } from '../conflict-text.ts';
import { employeeDetailsQuery } from '../employees.queries.ts';
import { refreshEmployees } from '../refresh-employees.ts';

export interface AssignmentValues {
  client_id: number | null;
  shift_id: number | null;
  position: string;
  effective_date: string;
}

export const assignmentFields = { client: 'client_id', position: 'position', shift: 'shift_id' } as const;

interface AssignmentQuestion {
  readonly employee: EmployeeDetails;
  readonly kind: AssignmentKind;
  readonly today: string;
  readonly onDone: () => void;
}

export function useAssignmentForm({ employee, kind, today, onDone }: AssignmentQuestion) {
  const queries = useQueryClient();
  // The version when the dialog was opened; a newer one is used only after a reported conflict.
  const version = useRef(employee.version);
  const form = useForm<AssignmentValues>({
    defaultValues: {
      client_id: employee.client_id,
      shift_id: employee.shift_id,
      position: employee.position,
      effective_date: today,
    },
    resolver: resolverFor(employee.id, kind),
    shouldFocusError: false,
  });
  const save = async (values: AssignmentValues) => {
    const body = bodyOf(employee.id, kind, values, version.current);
    try {
      await callApi(employeeHistoryEndpoints.changeAssignment, { body });
    } catch (problem) {
      const errors = fieldErrorsOf(problem);
      if (Object.keys(errors).length > 0) applyServerErrors(form, errors);
      else form.setError('root.server', { type: 'server', message: conflictText(problem) });
      if (isProblem(problem, 'conflict')) await goOnFromNewer();
      return;
    }
    showSuccess(messages.employeeForm.saved);
    await refreshEmployees(queries, 'details');
    onDone();
  };
  const goOnFromNewer = async () => {
    await refreshEmployees(queries, 'details');
    version.current = queries.getQueryData(employeeDetailsQuery(employee.id).queryKey)?.version ?? version.current;
  };
  return { form, submit: form.handleSubmit(save) } as const;
}

// The schema reports missing fields: its input is the form's values.
function bodyOf(id: number, kind: AssignmentKind, values: AssignmentValues, version: number): ChangeAssignmentRequest {
  const { effective_date } = values;
  const field = assignmentFields[kind];
  return { kind, id, version, effective_date, [field]: values[field] } as ChangeAssignmentRequest;
}

function resolverFor(id: number, kind: AssignmentKind): Resolver<AssignmentValues> {
  return (values) => {
    const { error } = changeAssignmentBody.safeParse(bodyOf(id, kind, values, 1));
    if (!error) return { values, errors: {} };
    const worded = error.issues.map(({ path, message }) => [String(path[0]), { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(worded) as FieldErrors<AssignmentValues> };
  };
}
