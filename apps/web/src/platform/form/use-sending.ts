import type { FieldErrors } from '@muster/contract/problem.ts';
import { useRef } from 'react';
import { fieldErrorsOf, problemText } from '../api/problem-error.ts';
import { sessionState } from '../session/session-store.ts';

export interface Refusal {
  /** Messages by field; empty if the refusal has no field. */
  readonly errors: FieldErrors;
  /** The refusal as a whole. */
  readonly text: string;
}

/**
 * The core of every form, small enough for the sign-in page: sends one submission at a time and turns a failed call
 * into messages. Returns whether it succeeded.
 */
export function useSending() {
  const isRunning = useRef(false);
  return async (send: () => Promise<unknown>, onRefused: (refusal: Refusal | null, problem: unknown) => unknown) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      await send();
      return true;
    } catch (problem) {
      await onRefused(refusalOf(problem), problem);
      return false;
    } finally {
      isRunning.current = false;
    }
  };
}

/** Null once the session has expired: an alert over the whole page says so, and the form disappears with the page. */
function refusalOf(problem: unknown): Refusal | null {
  return sessionState().expired ? null : { errors: fieldErrorsOf(problem), text: problemText(problem) };
}
