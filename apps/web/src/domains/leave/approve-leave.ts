import { counted } from '@muster/contract/counted.ts';
import { leaveDaysOf } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeaveRequest, LeavesDecided } from '@muster/contract/domains/leave/leave-request-answers.ts';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import { leaveRequestsEndpoints } from '../../platform/api/endpoints/leave-requests.generated.ts';
import { showUndoable } from '../../platform/feedback/toast-acts.tsx';
import { showErrorList } from '../../platform/feedback/toasts.ts';
import { formatWeekdays } from '../../platform/format/dates.ts';
import { refreshLeaveRequests } from './leave-requests.queries.ts';

type Named = Pick<LeaveRequest, 'id' | 'employee' | 'minutes'>;

/** Approves requests at once, shows which ones were left out and why, and offers to undo the rest. */
export async function approveLeave(queries: QueryClient, requests: readonly Named[]): Promise<void> {
  const ids = requests.map(({ id }) => id);
  const { left_out } = await callApi(leaveRequestsEndpoints.decideSeveral, {
    body: { ids, decision: 'approved', note: '', seen: seenOf(requests) },
  });
  showLeftOut('Not approved', left_out);
  const leftOut = new Set(left_out.map(({ id }) => id));
  const approved = requests.filter(({ id }) => !leftOut.has(id));
  showApproved(queries, approved);
}

/** What the viewer saw of each request: one that changed meanwhile is not decided on. */
export const seenOf = (requests: readonly Pick<LeaveRequest, 'id' | 'minutes'>[]) =>
  requests.map(({ id, minutes }) => ({ id, days: leaveDaysOf(minutes) }));

/** Says what the viewer approved, and offers to undo it. */
function showApproved(queries: QueryClient, approved: readonly Named[]): void {
  const [only, ...others] = approved;
  const what =
    only && others.length === 0 ? `the leave of ${only.employee.name}` : counted(approved.length, 'leave request');
  showUndoable(`You approved ${what}.`, () => undoLeave(queries, approved), 'The leave waits for a decision again.');
}

/** Takes back what was approved. @throws the problem if none could be taken back */
export async function undoLeave(queries: QueryClient, requests: readonly Pick<LeaveRequest, 'id'>[]): Promise<void> {
  const ids = requests.map(({ id }) => id);
  try {
    const { left_out } = await callApi(leaveRequestsEndpoints.undo, { body: { ids } });
    showLeftOut('Not undone', left_out);
  } finally {
    await refreshLeaveRequests(queries);
  }
}

/** One line for each request that stays as it was. */
export function showLeftOut(title: string, leftOut: LeavesDecided['left_out']): void {
  const lines = leftOut.map(
    ({ name, first_day, last_day, why }) => `${name}, ${formatWeekdays(first_day, last_day)}: ${why}`,
  );
  if (lines.length > 0) showErrorList(title, lines);
}
