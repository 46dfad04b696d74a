import type { NeedKind } from '@muster/contract/domains/home/need-answers.ts';
import { mostNeeds } from '@muster/contract/domains/home/needs.calls.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, refreshAnswers } from '../../../platform/api/api-query.ts';
import { needsEndpoints } from '../../../platform/api/endpoints/needs.generated.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { needsAnswers, useNeedsRefresh } from '../needs.queries.ts';
import { type NeedTextsOf, shownNeeds } from './need-kinds.ts';
import type { ShownNeed } from './shown-need.ts';
import { useNeedDecisions } from './use-need-decisions.ts';

export const needViews = ['now', 'overdue', 'snoozed'] as const;
export type NeedView = (typeof needViews)[number];

export interface NeedsFilter {
  readonly kind: NeedKind | null;
  readonly view: NeedView;
  /** Only decisions about this client. */
  readonly clientId?: number;
}

/** How many rows are read first. */
const firstShown = 8;

/** The queue: its rows, the open one, and what was decided last. */
export function useNeeds(filter: NeedsFilter & { readonly textsOf: NeedTextsOf }, first = firstShown) {
  const zone = useViewerZone();
  const queries = useQueryClient();
  const [isLong, setLong] = useState(false);
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const { kind, view, clientId } = filter;
  const query = {
    ...(kind && { kind }),
    ...(view !== 'now' && { show: view }),
    ...(clientId !== undefined && { client_id: String(clientId) }),
    most: String(isLong ? mostNeeds : first),
  };
  const list = useQuery({
    ...apiQuery(needsEndpoints.list, { query }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  useNeedsRefresh();
  const decisions = useNeedDecisions({
    onSettled: (uuid) => {
      const place = rows.findIndex(({ waiting }) => waiting.uuid === uuid);
      setCurrentKey((rows[place + 1] ?? rows[place - 1])?.waiting.uuid ?? null);
      return Math.max(0, place);
    },
    refresh: () => refreshAnswers(queries, needsAnswers),
  });
  const rows = shownNeeds(list.data?.data ?? [], zone, filter.textsOf).filter(
    ({ waiting }) => !decisions.decided.includes(waiting.uuid),
  );
  const current = rows.find(({ waiting }) => waiting.uuid === currentKey) ?? rows[0] ?? null;
  const at = current === null ? -1 : rows.indexOf(current);
  const move = (step: 1 | -1) => setCurrentKey((rows[at + step] ?? current)?.waiting.uuid ?? null);
  return {
    ...decisions,
    list,
    rows,
    current,
    counts: list.data?.counts ?? [],
    hidden: isLong ? 0 : Math.max(0, (list.data?.total ?? 0) - (list.data?.data.length ?? 0)),
    showAll: () => setLong(true),
    open: (need: ShownNeed) => setCurrentKey(need.waiting.uuid),
    move,
  };
}
