import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { needsEndpoints } from '../../../platform/api/endpoints/needs.generated.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showError } from '../../../platform/feedback/toasts.ts';
import type { ShownNeed } from './shown-need.ts';

export interface MadeDecision {
  readonly text: string;
  /** The place of the decided row. */
  readonly at: number;
}

interface Surroundings {
  /** The row leaves: the next one opens. Returns its place. */
  readonly onSettled: (uuid: string) => number;
  /** Reads the list again. */
  readonly refresh: () => Promise<unknown>;
}

/** What can be done with an entry, and what was done last. */
export function useNeedDecisions({ onSettled, refresh }: Surroundings) {
  const [sending, setSending] = useState<string | null>(null);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [made, setMade] = useState<MadeDecision | null>(null);
  /** The row leaves once the server has stored the decision. */
  const settle = async ({ waiting: { uuid }, subject }: ShownNeed, word: string) => {
    setMade({ text: `${word} ${subject}`, at: onSettled(uuid) });
    setDecided((before) => [...before, uuid]);
    await refresh();
    setDecided((before) => before.filter((key) => key !== uuid));
  };
  const send = async (need: ShownNeed, word: string, call: () => Promise<string | null>) => {
    if (sending !== null) return;
    setSending(need.waiting.uuid);
    try {
      const note = await call();
      if (note !== null) showError(note);
      await settle(need, word);
    } catch (problem) {
      showProblem(problem);
      await refresh();
    } finally {
      setSending(null);
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
      if (need.approve !== null) await send(need, need.approve.done ?? 'Approved', need.approve.send);
    },
    /** Null brings it back. */
    snooze: (need: ShownNeed, until: string | null) =>
      send(need, until === null ? 'Brought back' : 'Snoozed', async () => {
        await callApi(needsEndpoints.snooze, { params: { uuid: need.waiting.uuid }, body: { until } });
        return null;
      }),
  };
}
