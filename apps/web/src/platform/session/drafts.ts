import { useEffect, useRef } from 'react';
import { now } from '../clock/clock.ts';
import { onSession, sessionState } from './session-store.ts';

const prefix = 'muster.draft.';
const draftLifeMs = 30 * 60 * 1000;

interface Draft {
  readonly owner: string;
  readonly at: number;
  readonly values: unknown;
}

/**
 * Keeps what is typed in an open form when the session expires under it. `values` is asked at that moment: null where
 * nothing was typed. Leave sensitive fields out: the draft lies in this tab's storage until the same user takes it.
 */
export function useDraftOnExpiry(form: string, values: () => unknown): void {
  const current = useRef(values);
  useEffect(() => {
    current.current = values;
  });
  useEffect(
    () =>
      onSession(() => {
        const { expired, page } = sessionState();
        if (expired && page.user) keepDraft(form, page.user.uuid, current.current());
      }),
    [form],
  );
}

/** What the same user had typed into this form before the session expired, once; null where there is nothing. */
export function takeDraft(form: string): unknown {
  try {
    const stored = window.sessionStorage.getItem(prefix + form);
    window.sessionStorage.removeItem(prefix + form);
    const draft = stored === null ? null : readDraft(stored);
    const isOwn = draft !== null && draft.owner === sessionState().page.user?.uuid;
    return isOwn && now() - draft.at < draftLifeMs ? draft.values : null;
  } catch {
    return null;
  }
}

/** Called where somebody signs in or out: nobody finds what another person typed. */
export function dropForeignDrafts(): void {
  try {
    const own = sessionState().page.user?.uuid;
    for (const key of Object.keys(window.sessionStorage)) {
      const draft = key.startsWith(prefix) ? readDraft(window.sessionStorage.getItem(key) ?? '') : null;
      if (key.startsWith(prefix) && draft?.owner !== own) window.sessionStorage.removeItem(key);
    }
  } catch {
    // No storage, no drafts.
  }
}

function keepDraft(form: string, owner: string, values: unknown): void {
  if (values === null || values === undefined) return;
  try {
    const draft: Draft = { owner, at: now(), values };
    window.sessionStorage.setItem(prefix + form, JSON.stringify(draft));
  } catch {
    // Full or closed storage: the draft is lost, the way to the login page is not.
  }
}

function readDraft(text: string): Draft | null {
  const read: unknown = text === '' ? null : JSON.parse(text);
  if (typeof read !== 'object' || read === null) return null;
  const { owner, at, values }: Partial<Draft> = read;
  return typeof owner === 'string' && typeof at === 'number' ? { owner, at, values } : null;
}
