import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { StatusMove } from '@muster/contract/domains/employees/employee-status.rules.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeStatusEndpoints } from '../../../platform/api/endpoints/employee-status.generated.ts';
import { fieldErrorsOf, isProblem, problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { applyServerErrors } from '../../../platform/form/apply-server-errors.ts';
import { todayQuery } from '../employees.queries.ts';
import { refreshEmployees } from '../refresh-employees.ts';
import {
  blankStatus,
  deactivationRequest,
  reactivationRequest,
  rehireRequest,
  type StatusValues,
  statusFormErrors,
} from './status-form.ts';

interface StatusQuestion {
  readonly move: StatusMove;
  readonly employee: EmployeeDetails;
  readonly onDone: () => void;
}

/** State and submission of the dialog. It reports a conflict while the page behind it shows the current data. */
export function useStatusForm({ move, employee, onDone }: StatusQuestion) {
  const queries = useQueryClient();
  const today = useQuery(todayQuery()).data?.day ?? '';
  const form = useForm<StatusValues>({
    defaultValues: blankStatus(today),
    resolver: resolverFor(move),
    shouldFocusError: false,
  });

  // The day at home comes from the server; what was typed before it came stays.
  useEffect(() => form.reset(blankStatus(today), { keepDirtyValues: true }), [form, today]);

  const save = async (values: StatusValues) => {
    try {
      await send(move, employee, values);
    } catch (problem) {
      const errors = fieldErrorsOf(problem);
      if (Object.keys(errors).length > 0) applyServerErrors(form, errors);
      else form.setError('root.server', { type: 'server', message: problemText(problem) });
      if (isProblem(problem, 'conflict')) await refreshEmployees(queries, 'details');
      return;
    }
    showSuccess(successMessage('Employee', 'updated'));
    await refreshEmployees(queries, 'details');
    onDone();
  };

  return { form, submit: form.handleSubmit(save) } as const;
}

function send(move: StatusMove, employee: EmployeeDetails, values: StatusValues) {
  if (move === 'reactivate')
    return callApi(employeeStatusEndpoints.reactivate, { body: reactivationRequest(employee, values) });
  if (move === 'rehire') return callApi(employeeStatusEndpoints.rehire, { body: rehireRequest(employee, values) });
  return callApi(employeeStatusEndpoints.deactivate, { body: deactivationRequest(employee, move, values) });
}

function resolverFor(move: StatusMove): Resolver<StatusValues> {
  return (values) => {
    const errors = Object.entries(statusFormErrors(move, values));
    if (errors.length === 0) return { values, errors: {} };
    const worded = errors.map(([field, texts]) => [field, { type: 'rule', message: texts.join(' ') }]);
    return { values: {}, errors: Object.fromEntries(worded) as FieldErrors<StatusValues> };
  };
}
