import type { ShiftDetails } from '@muster/contract/domains/shifts/shift-answers.ts';
import { messages, successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';
import { fieldErrorsOf, problemText } from '../../../platform/api/problem-error.ts';
import { useSubmissionKey } from '../../../platform/api/submission-key.ts';
import { showError, showSuccess } from '../../../platform/feedback/toasts.ts';
import { applyServerErrors } from '../../../platform/form/apply-server-errors.ts';
import { createBodyOf, type ShiftFormValues, shiftFormErrors, updateBodyOf } from './shift-form-values.ts';

/** The form's state and its sending. `onSaved` is called once, after success. */
export function useShiftForm(record: ShiftDetails | null, values: ShiftFormValues, onSaved: () => void) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  const form = useForm<ShiftFormValues>({
    defaultValues: values,
    resolver: resolverFor(record),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const save = async (typed: ShiftFormValues) => {
    try {
      await send(typed);
    } catch (problem) {
      const errors = fieldErrorsOf(problem);
      if (Object.keys(errors).length > 0) applyServerErrors(form, errors);
      else form.setError('root.server', { type: 'server', message: problemText(problem) });
      return;
    }
    submission.settle();
    showSuccess(successMessage('Shift', record ? 'updated' : 'added'));
    form.reset(typed);
    await refreshAnswers(queries, [shiftsEndpoints.list, shiftsEndpoints.details]);
    onSaved();
  };
  const send = (typed: ShiftFormValues) => {
    if (record)
      return callApi(shiftsEndpoints.update, {
        params: { id: record.id },
        body: updateBodyOf(typed, record.version) as never,
      });
    const body = createBodyOf(typed) as never;
    return callApi(shiftsEndpoints.create, { body, idempotencyKey: submission.keyFor(body) });
  };
  const complain = () => void showError(messages.toast.saveFailed('shift'));
  return { form, submit: form.handleSubmit(save, complain) } as const;
}

function resolverFor(record: ShiftDetails | null): Resolver<ShiftFormValues> {
  return (values) => {
    const errors = Object.entries(shiftFormErrors(values, record));
    if (errors.length === 0) return { values, errors: {} };
    const worded = errors.map(([field, texts]) => [field, { type: 'rule', message: texts.join(' ') }]);
    return { values: {}, errors: Object.fromEntries(worded) as FieldErrors<ShiftFormValues> };
  };
}
