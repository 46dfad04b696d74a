import type { NeedKind } from '@muster/contract/domains/home/need-answers.ts';
import { mostNeeds } from '@muster/contract/domains/home/needs.calls.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, refreshAnswers } from '../../../platform/api/api-query.ts';
import { needsEndpoints } from '../../../platform/api/endpoints/needs.generated.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showUndoable } from '../../../platform/feedback/toast-acts.tsx';
import { showError } from '../../../platform/feedback/toasts.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { shownNeed } from './need-kinds.ts';
import type { ShownNeed } from './shown-need.ts';

const refreshed = [needsEndpoints.list];
const firstShown = 8;

export interface MadeDecision {
  readonly text: string;
  /** The place of the decided row. */
  readonly at: number;
}

/** The queue: its rows, the open one, and what was decided last. */
export function useNeeds() {
  const zone = useViewerZone();
  const queries = useQueryClient();
  const [kind, setKind] = useState<NeedKind | null>(null);
  const [isLong, setLong] = useState(false);
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [made, setMade] = useState<MadeDecision | null>(null);
  const query = { ...(kind && { kind }), most: String(isLong ? mostNeeds : firstShown) };
  const list = useQuery({
    ...apiQuery(needsEndpoints.list, { query }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  // A request sends its approvers a notification; a decision of somebody else changes the lists of the others.
  useRefreshOn('notifications.changed', refreshed);
  useRefreshOn('schedule.changed', refreshed);
  useRefreshOn('timesheets.changed', refreshed);
  const rows = (list.data?.data ?? []).map((need) => shownNeed(need, zone)).filter(({ key }) => !decided.includes(key));
  const current = rows.find(({ key }) => key === currentKey) ?? rows[0] ?? null;
  const at = current === null ? -1 : rows.indexOf(current);

  /** The row leaves once the server has stored the decision. The next one opens. */
  const settle = async (need: ShownNeed, word: string) => {
    const place = rows.findIndex(({ key }) => key === need.key);
    setDecided((before) => [...before, need.key]);
    setMade({ text: `${word} ${need.subject}`, at: Math.max(0, place) });
    setCurrentKey(rows[place + 1]?.key ?? rows[place - 1]?.key ?? null);
    await refreshAnswers(queries, refreshed);
    setDecided((before) => before.filter((key) => key !== need.key));
  };
  const approve = async (need: ShownNeed) => {
    if (need.approve === null || sending !== null) return;
    setSending(need.key);
    try {
      const note = await need.approve.send();
      if (note !== null) showError(note);
      const { undo } = need.approve;
      if (undo)
        showUndoable(
          `You approved ${need.subject}.`,
          async () => {
            await undo(queries).finally(() => refreshAnswers(queries, refreshed));
            setMade(null);
          },
          'The request waits for a decision again.',
        );
      await settle(need, 'Approved');
    } catch (problem) {
      showProblem(problem);
      await refreshAnswers(queries, refreshed);
    } finally {
      setSending(null);
    }
  };
  const move = (step: 1 | -1) => setCurrentKey(rows[at + step]?.key ?? current?.key ?? null);
  return {
    list,
    rows,
    current,
    made,
    sending,
    kind,
    counts: list.data?.counts ?? [],
    hidden: isLong ? 0 : Math.max(0, (list.data?.total ?? 0) - (list.data?.data.length ?? 0)),
    show: (next: NeedKind | null) => {
      setKind(next);
      setMade(null);
    },
    showAll: () => setLong(true),
    open: (need: ShownNeed) => setCurrentKey(need.key),
    move,
    approve,
    settle,
  };
}
