import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { now } from '../clock/clock.ts';

/** Longer than a double click, and long enough to see whose request is shown now. */
const settlingMs = 700;
/** A timer may be early by a moment. */
const timerSlackMs = 20;

interface Decisions {
  /**
   * Whether no decision may be made now: one is being sent, or another request has just taken the place of the decided one, and a
   * second click or key would decide on somebody else. Undoing is never held.
   */
  readonly areHeld: () => boolean;
  /** After another request came under the pointer. */
  readonly hold: () => void;
  /** Holds all others until this one is answered and the next request was shown for a moment. */
  readonly send: <Answer>(send: () => Promise<Answer>) => Promise<Answer>;
  /** Calls back whenever `areHeld` may have changed. */
  readonly follow: (follower: () => void) => () => void;
}

const ofPortals = new WeakMap<QueryClient, Decisions>();

/** Of the whole portal: a key, a row and the box beside the list decide on the same requests. */
export function decisionsOf(queries: QueryClient): Decisions {
  const known = ofPortals.get(queries) ?? newDecisions();
  ofPortals.set(queries, known);
  return known;
}

export const useDecisions = (): Decisions => decisionsOf(useQueryClient());

/** `areHeld` for buttons: what ignores a press has to show it. */
export function useHeldDecisions(): boolean {
  const { follow, areHeld } = useDecisions();
  return useSyncExternalStore(follow, areHeld);
}

function newDecisions(): Decisions {
  let isSending = false;
  let heldUntil = 0;
  const followers = new Set<() => void>();
  const tell = () => {
    for (const follower of followers) follower();
  };
  const hold = () => {
    heldUntil = now() + settlingMs;
    tell();
    setTimeout(tell, settlingMs + timerSlackMs);
  };
  return {
    areHeld: () => isSending || now() < heldUntil,
    hold,
    send: async (send) => {
      isSending = true;
      tell();
      try {
        return await send();
      } finally {
        isSending = false;
        hold();
      }
    },
    follow: (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
}
