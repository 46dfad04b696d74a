import { now } from '../clock/clock.ts';

/** Longer than a double click, and long enough to see whose request is shown now. */
const settlingMs = 700;

let isSending = false;
let heldUntil = 0;

/**
 * Whether no decision may be made now: one is being sent, or another request has just taken the place of the decided one, and a second
 * click or key would decide on somebody else. Undoing is never held.
 */
export const decisionsAreHeld = (): boolean => isSending || now() < heldUntil;

/** After another request came under the pointer. */
export function holdDecisions(): void {
  heldUntil = now() + settlingMs;
}

/** Holds all other decisions until this one is answered and the next request was shown for a moment. */
export async function sendDecision<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  isSending = true;
  try {
    return await send();
  } finally {
    isSending = false;
    holdDecisions();
  }
}

/** For tests: as if enough time had passed. */
export function releaseDecisions(): void {
  isSending = false;
  heldUntil = 0;
}
