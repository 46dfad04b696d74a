import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { needsEndpoints } from '../../../platform/api/endpoints/needs.generated.ts';
import { useDecisions } from '../../../platform/feedback/decisions.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showError } from '../../../platform/feedback/toasts.ts';
import type { ShownNeed } from './shown-need.ts';

export interface MadeDecision {
  readonly text: string;
  /** The place of the decided row. */
  readonly at: number;
  /** Null where it cannot be taken back. */
  readonly undo: (() => Promise<void>) | null;
}

interface Surroundings {
  /** The row leaves: the next one opens. Returns its place. */
  readonly onSettled: (uuid: string) => number;
  /** Reads the list again. */
  readonly refresh: () => Promise<unknown>;
}

/** What can be done with an entry, and what was done last. */
export function useNeedDecisions({ onSettled, refresh }: Surroundings) {
  const queries = useQueryClient();
  const decisions = useDecisions();
  const [sending, setSending] = useState<string | null>(null);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [made, setMade] = useState<MadeDecision | null>(null);
  /** The row leaves once the server has stored the decision. */
  const settle = async ({ waiting: { uuid }, subject }: ShownNeed, word: string, undo?: Undo) => {
    setMade({ text: `${word} ${subject}`, at: onSettled(uuid), undo: undo ? () => takeBack(undo) : null });
    setDecided((before) => [...before, uuid]);
    await refresh();
    setDecided((before) => before.filter((key) => key !== uuid));
  };
  const send = async (need: ShownNeed, word: string, call: () => Promise<string | null>, undo?: Undo) => {
    if (sending !== null) return;
    setSending(need.waiting.uuid);
    try {
      const note = await call();
      if (note !== null) showError(note);
      await settle(need, word, undo);
    } catch (problem) {
      showProblem(problem);
      await refresh();
    } finally {
      setSending(null);
    }
  };
  const takeBack = async (undo: Undo) => {
    try {
      await undo(queries);
      setMade(null);
    } catch (problem) {
      showProblem(problem);
    } finally {
      await refresh();
    }
  };
  return {
    sending,
    decided,
    made,
    forget: () => setMade(null),
    settle,
    refresh,
    approve: async (need: ShownNeed) => {
      const { approve } = need;
      if (approve === null || decisions.areHeld()) return;
      await send(need, approve.done ?? 'Approved', () => decisions.send(approve.send), approve.undo);
    },
    /** Null brings it back. */
    snooze: (need: ShownNeed, until: string | null) =>
      send(need, until === null ? 'Brought back' : 'Snoozed', async () => {
        await callApi(needsEndpoints.snooze, { params: { uuid: need.waiting.uuid }, body: { until } });
        return null;
      }),
  };
}

type Undo = (queries: QueryClient) => Promise<unknown>;
