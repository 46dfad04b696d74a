import type { ClientLeaveRow } from '@muster/contract/domains/leave/client-leave.calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../platform/api/api-query.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { clientLeaveEndpoints } from '../../platform/api/endpoints/client-leave.generated.ts';
import { leaveCalendarEndpoints } from '../../platform/api/endpoints/leave-calendar.generated.ts';
import { showUndoable } from '../../platform/feedback/toast-acts.tsx';

export const refreshClientLeave = (queries: QueryClient) =>
  refreshAnswers(queries, [clientLeaveEndpoints.list, leaveCalendarEndpoints.client]);

/** Says what the client approved, and offers to undo it. */
export function showClientApproved(queries: QueryClient, { id, employee }: ClientLeaveRow): void {
  showUndoable(
    `You approved the leave of ${employee}.`,
    () => undoClientLeave(queries, id),
    'The leave waits for a decision again.',
  );
}

/** @throws the problem if the approval stays */
export async function undoClientLeave(queries: QueryClient, id: number): Promise<void> {
  try {
    await callApi(clientLeaveEndpoints.undo, { body: { id } });
  } finally {
    await refreshClientLeave(queries);
  }
}
