import type { FieldErrors } from '@muster/contract/problem.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSending } from './use-sending.ts';

interface SubmitState {
  readonly busy: boolean;
  /** A message about the form as a whole. */
  readonly problem: string | null;
  readonly errors: FieldErrors;
}

const idle: SubmitState = { busy: false, problem: null, errors: {} };

/**
 * A small form without the form library and without schemas: for the sign-in pages and for dialogs with one or two
 * fields. Records use useRecordForm. `check` runs before the request; refusals of the server are in `errors` and
 * `problem`.
 */
export function useSubmit({ check, send }: SubmitOptions) {
  const [state, setState] = useState(idle);
  const sendOnce = useSending();
  const sentFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    if (Object.keys(state.errors).length > 0) focusFirstInvalid(sentFrom.current);
  }, [state.errors]);
  const submit = async (form: HTMLElement | null) => {
    sentFrom.current = form;
    const errors = check?.() ?? {};
    if (Object.keys(errors).length > 0) {
      setState((before) => (before.busy ? before : { ...idle, errors }));
      return;
    }
    const isSent = await sendOnce(
      () => {
        setState({ ...idle, busy: true });
        return send();
      },
      (refusal) => {
        const refused = refusal?.errors ?? {};
        const isAboutFields = Object.keys(refused).length > 0;
        setState({ busy: false, errors: refused, problem: isAboutFields ? null : (refusal?.text ?? null) });
      },
    );
    if (isSent) setState(idle);
  };
  return {
    ...state,
    /** For a button outside a form. */
    submit: () => void submit(null),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    /** The first message of a field, or undefined. */
    errorOf: (field: string) => state.errors[field]?.[0],
    /** Messages of fields that this form does not show. */
    otherErrors: (shown: readonly string[]) =>
      Object.entries(state.errors).flatMap(([field, texts]) => (shown.includes(field) ? [] : texts)),
  };
}

interface SubmitOptions {
  readonly check?: () => FieldErrors;
  readonly send: () => Promise<void>;
}

function focusFirstInvalid(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** `{ email: ['The email is required.'] }` for each empty field. */
export function missingFields(fields: Readonly<Record<string, MissingField>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { value, text }]) =>
      value === '' || value === null ? [[name, [text]]] : [],
    ),
  );
}

interface MissingField {
  readonly value: string | null;
  readonly text: string;
}
