import { messages } from '@muster/contract/messages.ts';
import { type DefaultValues, type FieldErrors, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { fieldErrorsOf, problemText } from '../api/problem-error.ts';
import { useSubmissionKey } from '../api/submission-key.ts';
import { showError, showErrorList, showSuccess } from '../feedback/toasts.ts';
import { sessionState } from '../session/session-store.ts';
import { applyServerErrors } from './apply-server-errors.ts';

export interface RecordFormQuestion<Values extends FieldValues> {
  /** What the form starts with. */
  readonly values: Values;
  /** The call's own rules. */
  readonly schema: z.ZodType;
  /** What the form sends: checked by the schema first. */
  readonly bodyOf: (values: Values) => unknown;
  /** `key` for calls that honour an Idempotency-Key. */
  readonly send: (values: Values, key: string) => Promise<unknown>;
  /** What is saved, in lower case: 'contact'. */
  readonly thing: string;
  readonly success: string | (() => string);
  readonly onSaved: () => unknown;
}

/** A form over one record: checked by its call's schema, sent once, its refusals put under their fields. */
export function useRecordForm<Values extends FieldValues>(question: RecordFormQuestion<Values>) {
  const { values, schema, bodyOf, thing } = question;
  const submission = useSubmissionKey();
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    resolver: resolverFor(schema, bodyOf),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const save = async (typed: Values) => {
    try {
      await question.send(typed, submission.keyFor(bodyOf(typed)));
    } catch (problem) {
      // The alert over the page says it, and the form goes with the page.
      if (sessionState().expired) return;
      const errors = fieldErrorsOf(problem);
      const lines = Object.values(errors).flat();
      if (lines.length === 0) form.setError('root.server', { type: 'server', message: problemText(problem) });
      else applyServerErrors(form, errors);
      showErrorList(messages.toast.saveFailed(thing), lines.length > 0 ? lines : [problemText(problem)]);
      return;
    }
    submission.settle();
    showSuccess(typeof question.success === 'string' ? question.success : question.success());
    form.reset(typed);
    await question.onSaved();
  };
  const complain = () => void showError(messages.toast.saveFailed(thing));
  return { form, submit: form.handleSubmit(save, complain) } as const;
}

/** A list in the body is one field of the form. */
function resolverFor<Values extends FieldValues>(
  schema: z.ZodType,
  bodyOf: (values: Values) => unknown,
): Resolver<Values> {
  return (values) => {
    const { error } = schema.safeParse(bodyOf(values));
    if (!error) return { values, errors: {} };
    const worded = error.issues.toReversed().map(({ path, message }) => [String(path[0]), { type: 'rule', message }]);
    return { values: {}, errors: inFormOrder(values, Object.fromEntries(worded)) as FieldErrors<Values> };
  };
}

function inFormOrder(values: FieldValues, errors: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = Object.keys(values).filter((field) => field in errors);
  const unknown = Object.keys(errors).filter((field) => !(field in values));
  return Object.fromEntries([...known, ...unknown].map((field) => [field, errors[field]]));
}
