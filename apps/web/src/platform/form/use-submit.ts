import type { FieldErrors } from '@muster/contract/problem.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldErrorsOf, problemText } from '../api/problem-error.ts';

interface SubmitState {
  readonly busy: boolean;
  /** What concerns no single field. */
  readonly problem: string | null;
  readonly errors: FieldErrors;
}

const idle: SubmitState = { busy: false, problem: null, errors: {} };

/**
 * Sends a small plain form, without the form library: for screens that must be there at once. `check` finds what is wrong
 * before anything is sent, `send` does the work; what the server refuses stands in `errors` and `problem`.
 */
export function useSubmit({ check, send }: SubmitQuestion) {
  const [state, setState] = useState(idle);
  const running = useRef(false);
  const sentFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    if (Object.keys(state.errors).length > 0) focusFirstInvalid(sentFrom.current);
  }, [state.errors]);
  const submit = async (form: HTMLElement | null) => {
    if (running.current) return;
    sentFrom.current = form;
    const errors = check?.() ?? {};
    if (Object.keys(errors).length > 0) {
      setState({ ...idle, errors });
      return;
    }
    running.current = true;
    setState({ ...idle, busy: true });
    try {
      await send();
      setState(idle);
    } catch (error) {
      const refused = fieldErrorsOf(error);
      const isAboutFields = Object.keys(refused).length > 0;
      setState({ busy: false, errors: refused, problem: isAboutFields ? null : problemText(error) });
    } finally {
      running.current = false;
    }
  };
  return {
    ...state,
    /** For a button that is no form. */
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

interface SubmitQuestion {
  readonly check?: () => FieldErrors;
  readonly send: () => Promise<void>;
}

function focusFirstInvalid(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** `{ email: ['The email is required.'] }` for each field that is empty. */
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
