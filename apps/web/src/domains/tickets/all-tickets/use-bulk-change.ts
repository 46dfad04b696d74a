import { counted } from '@muster/contract/counted.ts';
import type { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { ticketWorkLimits } from '@muster/contract/domains/tickets/ticket-work.constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import type { CallParts } from '../../../platform/api/endpoint.ts';
import { ticketWorkEndpoints as calls } from '../../../platform/api/endpoints/ticket-work.generated.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showErrorList, showSuccess } from '../../../platform/feedback/toasts.ts';
import { refreshTickets } from '../tickets.queries.ts';

type Change = Omit<CallParts<(typeof ticketWorkCalls)['changeSeveral']>['body'], 'ids'>;

/** Changes several tickets at once, and names those that were not changed. */
export function useBulkChange(onDone: () => void) {
  const queries = useQueryClient();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const change = async (ids: readonly number[], what: Change) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const { changed, refused } = await callApi(calls.changeSeveral, { body: { ...what, ids: [...ids] } });
      if (changed > 0) showSuccess(`${counted(changed, 'ticket')} changed.`);
      if (refused.length > 0) showErrorList('Not changed', refusalLines(refused));
      onDone();
    } catch (problem) {
      showProblem(problem);
    } finally {
      await refreshTickets(queries);
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { change, isBusy, most: ticketWorkLimits.bulk };
}

interface Refusal {
  readonly number: string;
  readonly reason: string;
}

const mostNamed = 5;

/** One line for each reason, with the first few tickets. */
function refusalLines(refused: readonly Refusal[]): readonly string[] {
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const numbers = refused.filter((one) => one.reason === reason).map(({ number }) => number);
    const more = numbers.length > mostNamed ? ` and ${numbers.length - mostNamed} more` : '';
    return `${numbers.slice(0, mostNamed).join(', ')}${more}: ${reason}`;
  });
}
