import { messages } from '@muster/contract/messages.ts';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { isProblem } from '../api/problem-error.ts';
import { useSubmissionKey } from '../api/submission-key.ts';
import { showViewable } from '../feedback/toast-acts.tsx';
import { showError, showErrorList, showSuccess } from '../feedback/toasts.ts';
import { applyServerErrors } from './apply-server-errors.ts';
import type { FormCall } from './form-call.ts';
import { errorTitleOf, messagesOf } from './form-messages.ts';
import { type Refusal, useSending } from './use-sending.ts';

export interface RecordFormOptions<Values extends FieldValues> {
  /** The initial values of the form. */
  readonly values: Values;
  readonly call: FormCall<Values>;
  /** What is saved, in lower case: 'contact'. */
  readonly thing: string;
  /** Null: the call has shown its result. */
  readonly success: string | ((typed: Values) => string | null);
  /** The page of a new record: the toast leads there. */
  readonly viewAt?: ((id: number) => string) | undefined;
  readonly onSaved: () => unknown;
  /**
   * Reads the record again after a conflict (409), so that `values` and `call` are those of the current version. Answers
   * whether it could: the form then keeps what was typed and can be saved.
   */
  readonly onConflict?: () => Promise<boolean>;
  /** Called after a refusal is shown. */
  readonly onRefused?: (problem: unknown, form: UseFormReturn<Values>) => unknown;
}

/**
 * The form of a record: validated by its call and sent once. Refusals appear under their fields and in the list of
 * errors (FormErrors), which takes the focus.
 */
export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>) {
  const { values, call, thing, success } = options;
  const submission = useSubmissionKey();
  const sendOnce = useSending();
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    resolver: resolverFor(call),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const continueFrom = useNewerValues(form, values);
  const show = ({ errors, text }: Refusal) => {
    const lines = Object.values(errors).flat();
    if (lines.length === 0) {
      form.setError('root.server', { type: 'server', message: text });
      showErrorList(messages.toast.saveFailed(thing), [text]);
      return;
    }
    // With the title of the list in the form, which has the same errors.
    showErrorList(errorTitleOf(applyServerErrors(form, errors)), lines);
  };
  const save = async (typed: Values) => {
    let answer: unknown;
    const isSent = await sendOnce(
      async () => {
        answer = await call.send(typed, submission.keyFor);
      },
      async (refusal, problem) => {
        if (refusal === null) return;
        show(refusal);
        if (isProblem(problem, 'conflict') && (await isRenewed(options.onConflict))) {
          continueFrom();
          form.setError('root.server', { type: 'server', message: `${refusal.text} ${continueText}` });
        }
        await options.onRefused?.(problem, form);
      },
    );
    if (!isSent) return;
    submission.settle();
    const text = typeof success === 'string' ? success : success(typed);
    const id = idIn(answer);
    if (text !== null) {
      if (options.viewAt && id !== null) showViewable(text, options.viewAt(id));
      else showSuccess(text);
    }
    form.reset(typed);
    await options.onSaved();
  };
  // Section 5.1 asks for a toast as well. It repeats the title of the list, because nothing was sent that could have failed.
  const refuse = (errors: FieldErrors<Values>) => void showError(errorTitleOf(messagesOf(errors)));
  return { form, submit: form.handleSubmit(save, refuse) } as const;
}

/** Of the new record; null for calls that answer none. */
function idIn(answer: unknown): number | null {
  const id: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'id') : null;
  return typeof id === 'number' ? id : null;
}

const continueText = 'What you typed is kept; the other fields are up to date. Save again to apply your changes.';

async function isRenewed(renew: (() => Promise<boolean>) | undefined): Promise<boolean> {
  // Without a connection, the conflict alone is shown.
  return (await renew?.().catch(() => false)) ?? false;
}

const continued = {
  keepDirty: true,
  keepDirtyValues: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
} as const;

/** Puts the newer values into the fields that were not changed, once they have been rendered. */
function useNewerValues<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values) {
  const [renewals, setRenewals] = useState(0);
  const latest = useRef(values);
  latest.current = values;
  useEffect(() => {
    if (renewals > 0) form.reset(latest.current, continued);
  }, [form, renewals]);
  return () => setRenewals((count) => count + 1);
}

function resolverFor<Values extends FieldValues>(call: FormCall<Values>): Resolver<Values> {
  return async (values) => {
    const errors = Object.entries(await call.errorsOf(values));
    if (errors.length === 0) return { values, errors: {} };
    const worded = errors.map(([field, texts]) => [field, { type: 'rule', message: texts.join(' ') }]);
    return { values: {}, errors: Object.fromEntries(worded) as FieldErrors<Values> };
  };
}
