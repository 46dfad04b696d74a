import type { RefObject } from 'react';
import { type KeyGroup, useScreenKeys } from '../../../platform/keys/screen-keys.ts';
import { usePageKeys } from '../../../platform/keys/use-page-keys.ts';

export interface NeedsKeys {
  readonly next: () => void;
  readonly previous: () => void;
  readonly approve: () => void;
  readonly reject: () => void;
  readonly open: () => void;
}

const acts: Readonly<Record<string, keyof NeedsKeys>> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'reject',
  Enter: 'open',
};

/**
 * Keys of the queue. They act while nothing but the queue or the page itself has the focus, as after a navigation,
 * so that they never take a letter from a field, a menu or a dialog. Enter keeps its meaning on buttons and links.
 */
export function useNeedsKeys(card: RefObject<HTMLElement | null>, keys: NeedsKeys): void {
  useScreenKeys(queueKeys);
  const isTaken = (target: EventTarget | null) => {
    const isPage = target instanceof HTMLElement && ['body', 'main', 'h1'].includes(target.localName);
    return !isPage && !(target instanceof Node && card.current?.contains(target));
  };
  usePageKeys(
    (key, { target }) => {
      const act = acts[key];
      const isControl = target instanceof Element && target.closest('a, button') !== null;
      if (!act || (act === 'open' && isControl)) return false;
      keys[act]();
      return true;
    },
    { isTaken },
  );
}

const queueKeys: KeyGroup = {
  title: 'Needs you',
  lines: [
    { keys: ['J', 'K'], does: 'Next and previous' },
    { keys: ['A'], does: 'Approve' },
    { keys: ['R'], does: 'Reject' },
    { keys: ['Enter'], does: 'Open' },
  ],
};
