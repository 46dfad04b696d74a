import {
  createEmployeeRequest,
  type EmployeeFormValues,
  employeeFormErrors,
  updateEmployeeRequest,
} from '@muster/contract/domains/employees/employee-form.ts';
import { messages } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { fieldErrorsOf, isProblem } from '../../../platform/api/problem-error.ts';
import { useSubmissionKey } from '../../../platform/api/submission-key.ts';
import { showError, showErrorList, showSuccess } from '../../../platform/feedback/toasts.ts';
import { applyServerErrors } from '../../../platform/form/apply-server-errors.ts';
import { takeDraft } from '../../../platform/session/drafts.ts';
import { sessionState } from '../../../platform/session/session-store.ts';
import { conflictText } from '../conflict-text.ts';
import { refreshEmployees } from '../refresh-employees.ts';
import { draftOver } from './draft-values.ts';
import type { FormOrigin } from './form-subject.ts';
import type { CurrentClient } from './sections/client-section.tsx';

/** Name under which a form that an expired session interrupted is kept. */
export const draftName = 'employee';

/** What is being edited; `record` null: a new employee. */
export interface EmployeeFormSubject {
  readonly record: (CurrentClient & { readonly id: number; readonly version: number }) | null;
  readonly sensitiveVisible: boolean;
  readonly values: EmployeeFormValues;
}

/** The form's state and its sending (sections 2.10, 4 and 8). `onSaved` is called once, after success. */
export function useEmployeeForm(
  { record, sensitiveVisible, values }: EmployeeFormSubject,
  { shownOn, onSaved }: { readonly shownOn: FormOrigin; readonly onSaved: () => void },
) {
  const mode = record === null ? 'create' : 'update';
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  const form = useForm<EmployeeFormValues>({
    defaultValues: values,
    resolver: resolverFor({ mode, sensitiveVisible }),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });

  useEffect(() => {
    const draft = mode === 'create' ? takeDraft(draftName) : null;
    if (draft !== null) form.reset(draftOver(form.getValues(), draft), { keepDefaultValues: true });
  }, [form, mode]);

  const send = async (typed: EmployeeFormValues) => {
    if (record)
      return callApi(employeesEndpoints.update, { body: updateEmployeeRequest(record, typed, sensitiveVisible) });
    const body = createEmployeeRequest(typed, sensitiveVisible);
    return callApi(employeesEndpoints.create, { body, idempotencyKey: submission.keyFor(body) });
  };

  const save = async (typed: EmployeeFormValues) => {
    try {
      await send(typed);
    } catch (problem) {
      explain(problem);
      return;
    }
    submission.settle();
    showSuccess(messages.employeeForm.saved, { durationMs: 3000 });
    form.reset(typed);
    await refreshEmployees(queries, shownOn);
    onSaved();
  };

  const explain = (problem: unknown) => {
    // The alert over the page says it, and the form goes with the page.
    if (sessionState().expired) return;
    const errors = fieldErrorsOf(problem);
    const lines = Object.values(errors).flat();
    if (lines.length === 0) form.setError('root.server', { type: 'server', message: conflictText(problem) });
    else applyServerErrors(form, errors);
    if (isUnique(problem)) form.setValue('personal_email', '');
    showErrorList(messages.toast.saveFailed('employee'), lines.length > 0 ? lines : [conflictText(problem)]);
  };

  // The form has the list; the toast only says that nothing was sent.
  const complain = () => void showError(messages.toast.saveFailed('employee'));

  return { form, mode, submit: form.handleSubmit(save, complain) } as const;
}

function resolverFor(facts: Parameters<typeof employeeFormErrors>[1]): Resolver<EmployeeFormValues> {
  return (values) => {
    const errors = Object.entries(employeeFormErrors(values, facts));
    if (errors.length === 0) return { values, errors: {} };
    const worded = errors.map(([field, texts]) => [field, { type: 'rule', message: texts.join(' ') }]);
    return { values: {}, errors: Object.fromEntries(worded) as FieldErrors<EmployeeFormValues> };
  };
}

/** `validation.unique` on the personal e-mail clears it (section 8). */
function isUnique(problem: unknown): boolean {
  return isProblem(problem) && problem.body.codes?.personal_email?.includes('validation.unique') === true;
}
