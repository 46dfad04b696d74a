import { countText } from '@muster/contract/counted.ts';
import type { OpenTicketView } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { ticketAccess } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageKeys } from '../../../platform/keys/use-page-keys.ts';
import { leftFor } from '../../../platform/record/left-list.ts';
import { trailIn, trailState } from '../../../platform/record/list-trail.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { queueQuery } from '../tickets.queries.ts';

/** Kept while somebody goes from ticket to ticket. */
let lastView: OpenTicketView = 'all';

export type TicketQueueState = NonNullable<ReturnType<typeof useTicketQueue>>;

/**
 * The open tickets beside the opened one, the most urgent first: the one order of list, queue, J and K, and pager. Null for
 * viewers without a queue.
 */
export function useTicketQueue({ openedId, path, list, isHandled }: QueueOptions) {
  const mayOpen = useMay(ticketAccess.open);
  const isOn = mayOpen && isHandled;
  const [view, setView] = useState(lastView);
  const { data } = useQuery({ ...queueQuery(view), enabled: isOn, placeholderData: keepPreviousData });
  const shown = data?.data ?? [];
  const counts = { all: data?.total, mine: data?.mine, unassigned: data?.unassigned };
  const index = shown.findIndex(({ id }) => id === openedId);
  const back = useWayBack();
  const go = useGo(path, back.state);
  // From a ticket outside the queue, the first one.
  const next = shown[index + 1];
  const previous = index < 0 ? undefined : shown[index - 1];
  usePageKeys(
    (key) => {
      const to = key === 'j' ? next : key === 'k' ? (previous ?? (index < 0 ? next : undefined)) : undefined;
      if (to) go(to.id);
      return to !== undefined;
    },
    { isOn },
  );
  if (!isOn) return null;
  return {
    view,
    show: (to: OpenTicketView) => {
      lastView = to;
      setView(to);
    },
    shown,
    counts,
    isLoaded: data !== undefined,
    /** '3 of 14'; null for a ticket outside the queue. */
    place: index < 0 ? null : `${countText(index + 1)} of ${countText(counts[view] ?? shown.length)}`,
    onPrevious: previous ? () => go(previous.id) : null,
    onNext: next ? () => go(next.id) : null,
    /** The list that the ticket was opened from, as it was. */
    list: back.address ?? list,
    state: back.state,
  };
}

interface QueueOptions {
  readonly openedId: number;
  /** Of the tickets beside it. */
  readonly path: string;
  /** The address of the list. */
  readonly list: string;
  readonly isHandled: boolean;
}

/** Kept from ticket to ticket, so that the way back has the filters of the list. */
function useWayBack() {
  const { pathname, state } = useLocation();
  const [left] = useState(() => leftFor(pathname));
  const trail = trailIn(state) ?? left;
  return trail === null ? { address: null, state: null } : { address: trail.address, state: trailState(trail) };
}

/** Back leads to where the queue was opened, not through every ticket on the way. */
function useGo(path: string, state: object | null) {
  const navigate = useNavigate();
  return (id: number) => void navigate(`${path}/${id}`, { replace: true, state });
}
