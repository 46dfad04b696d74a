import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sendCall } from '../../../platform/api/call-api.ts';
import { hireDraftsEndpoints } from '../../../platform/api/endpoints/hire-drafts.generated.ts';
import {
  fieldErrorsOf,
  isProblem,
  NetworkError,
  type ProblemError,
  problemText,
} from '../../../platform/api/problem-error.ts';
import { takeDraft, useDraft } from '../../../platform/session/drafts.ts';
import { hireDraftQuery, refreshHireDrafts } from './hire-drafts.queries.ts';
import { joined, namesIn, nothing, type Unsaved, without } from './unsaved.ts';

const pauseMs = 900;

export type SaveState =
  | { readonly kind: 'saved' | 'saving' | 'offline' }
  | { readonly kind: 'refused'; readonly text: string; readonly errors: Readonly<Record<string, readonly string[]>> }
  /** A colleague changed the same parts. */
  | { readonly kind: 'conflict'; readonly text: string; readonly names: readonly string[] };

/** Saves changes of a draft shortly after they are made, one save after the other. Nothing of a colleague is overwritten unasked. */
export function useAutosave(draft: HireDraft) {
  const { uuid } = draft;
  const queries = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const [unsaved, setUnsaved] = useState<Unsaved>(() => (takeDraft(`hire ${uuid}`) as Unsaved | null) ?? nothing);
  const pending = useRef(unsaved);
  /** Under way: nobody knows yet whether it is stored. */
  const sent = useRef(nothing);
  const version = useRef(draft.version);
  version.current = Math.max(version.current, draft.version);
  const timer = useRef<number | undefined>(undefined);
  const running = useRef<Promise<boolean> | null>(null);

  const hold = (sending: Unsaved) => setUnsaved(joined(sending, pending.current));
  const renew = () => queries.fetchQuery(hireDraftQuery(uuid));

  const refused = async (problem: unknown, sending: Unsaved): Promise<boolean> => {
    pending.current = joined(sending, pending.current);
    hold(nothing);
    if (problem instanceof NetworkError) {
      setState({ kind: 'offline' });
      return false;
    }
    if (!isProblem(problem, 'conflict')) {
      setState({ kind: 'refused', text: problemText(problem), errors: fieldErrorsOf(problem) });
      return false;
    }
    const names = sharedNames(problem, pending.current);
    const newest = await renew().catch(() => null);
    if (newest) version.current = Math.max(version.current, newest.version);
    if (newest && names !== null && names.length === 0) return send();
    setState({ kind: 'conflict', text: problemText(problem), names: names ?? namesIn(pending.current) });
    return false;
  };

  const send = async (): Promise<boolean> => {
    const sending = pending.current;
    if (namesIn(sending).length === 0) {
      setState({ kind: 'saved' });
      return true;
    }
    pending.current = nothing;
    sent.current = sending;
    setState({ kind: 'saving' });
    try {
      const body = { version: version.current, ...sending };
      const saved = await sendCall(hireDraftsEndpoints.save, { params: { uuid }, body });
      version.current = saved.version;
    } catch (problem) {
      return refused(problem, sending);
    } finally {
      sent.current = nothing;
    }
    await refreshHireDrafts(queries).catch(() => undefined);
    hold(nothing);
    return send();
  };

  /** Answers whether everything is stored. */
  const flush = async (): Promise<boolean> => {
    window.clearTimeout(timer.current);
    await running.current?.catch(() => false);
    running.current = send();
    const isStored = await running.current;
    running.current = null;
    return isStored;
  };
  const latest = useRef(flush);
  latest.current = flush;

  const change = (part: Unsaved) => {
    pending.current = joined(pending.current, part);
    setUnsaved((known) => joined(known, part));
    setState((known) => (known.kind === 'conflict' ? known : { kind: 'saving' }));
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void latest.current(), pauseMs);
  };
  const takeTheirs = (names: readonly string[]) => {
    pending.current = without(pending.current, names);
    hold(nothing);
    void latest.current();
  };

  useDraft(`hire ${uuid}`, () => {
    // The save that finds the session ended is still under way when that is reported.
    const kept = joined(sent.current, pending.current);
    return namesIn(kept).length === 0 ? null : kept;
  });
  useEffect(() => {
    const retry = () => void latest.current();
    if (namesIn(pending.current).length > 0) retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      window.clearTimeout(timer.current);
      if (namesIn(pending.current).length > 0) retry();
    };
  }, []);
  return { state, unsaved, change, flush, keepMine: () => void flush(), takeTheirs, version } as const;
}

export type Autosave = ReturnType<typeof useAutosave>;

/** What both changed; null: the conflict does not say. */
function sharedNames({ body }: ProblemError, mine: Unsaved): string[] | null {
  if (!body.conflict) return null;
  const theirs = body.conflict.fields.map(({ name }) => name);
  return namesIn(mine).filter((name) => theirs.includes(name));
}
