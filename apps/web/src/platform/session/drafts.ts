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
 * Keeps what is typed in an open form when the session expires. `values` is called at that moment and returns null for
 * an untouched form. Omit sensitive fields: the draft is in this tab's storage until the same user takes it.
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

/** Keeps it through a reload as well. Only for values without sensitive fields. */
export function useDraft(form: string, values: () => unknown): void {
  useDraftOnExpiry(form, values);
  const current = useRef(values);
  useEffect(() => {
    current.current = values;
  });
  useEffect(() => {
    const keep = () => {
      const { page } = sessionState();
      if (page.user) keepDraft(form, page.user.uuid, current.current());
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [form]);
}

/** What the same user typed into this form before the session expired or the page was left, once; null if there is nothing. */
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

/** Called when somebody signs in or out, so that nobody finds another user's draft. */
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
    // If storage is full or unavailable, the draft is lost, but the sign-in page still opens.
  }
}

function readDraft(text: string): Draft | null {
  const read: unknown = text === '' ? null : JSON.parse(text);
  if (typeof read !== 'object' || read === null) return null;
  const { owner, at, values }: Partial<Draft> = read;
  return typeof owner === 'string' && typeof at === 'number' ? { owner, at, values } : null;
}
