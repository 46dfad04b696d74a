import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { showUndoable } from '../../../platform/feedback/toast-acts.tsx';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { placementAnswers } from '../shift-details/assigned-person.ts';
import { canUndo, type Placed } from './event-actions.ts';

/** Says what was assigned. Removing a planned assignment resumes the one before it, which the toast offers where it restores the plan. */
export function useUndoablePlacement() {
  const queries = useQueryClient();
  const mayRead = useMay(shiftAccess.read);
  const undo = async ({ people: [person], from }: Placed) => {
    if (!person) return;
    const rows = await callApi(employeeShiftsEndpoints.details, { query: { employee_id: String(person.id) } });
    const placed = rows.find((row) => row.from === from);
    if (placed) await callApi(employeeShiftsEndpoints.remove, { params: { id: placed.id } });
    await refreshAnswers(queries, placementAnswers);
  };
  return (text: string, placed: Placed) => {
    if (mayRead && canUndo(placed)) showUndoable(text, () => undo(placed), 'The assignment was undone.');
    else showSuccess(text);
  };
}
