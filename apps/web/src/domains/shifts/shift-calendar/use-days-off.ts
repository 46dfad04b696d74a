import type { CalendarAssignment, CalendarPerson } from '@muster/contract/domains/shifts/shift-answers.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { showUndoable } from '../../../platform/feedback/toast-acts.tsx';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { formatDays, formatWeekday } from '../../../platform/format/dates.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { placementAnswers } from '../shift-details/assigned-person.ts';

export interface DaysOff {
  readonly person: Pick<CalendarPerson, 'id' | 'name'>;
  readonly assignment: Pick<CalendarAssignment, 'id'>;
  readonly from: string;
  readonly to: string;
}

/** Gives days of an assignment off, and assigns them again on request. */
export function useDaysOff() {
  const queries = useQueryClient();
  const mayRead = useMay(shiftAccess.read);
  return async ({ person, assignment: { id }, from, to }: DaysOff) => {
    const query = { employee_id: String(person.id) };
    const rows = mayRead ? await callApi(employeeShiftsEndpoints.details, { query }) : [];
    const before = rows.find((row) => row.id === id);
    await callApi(employeeShiftsEndpoints.giveDaysOff, { params: { id }, body: { from, to } });
    const undo = async () => {
      if (!before) return;
      const plan =
        before.rotation === null
          ? { shift_id: before.shift?.id ?? null, rest_days: before.rest_days }
          : { rotation_id: before.rotation.id, rotation_starts_on: before.rotation.starts_on };
      await callApi(employeeShiftsEndpoints.place, { body: { employee_ids: [person.id], ...plan, from, to } });
      await refreshAnswers(queries, placementAnswers);
    };
    const days = from === to ? formatWeekday(from) : formatDays(from, to);
    const done = `${person.name} has no shift on ${days}.`;
    if (before) showUndoable(done, undo, `${person.name} has the shift on ${days} again.`);
    else showSuccess(done);
    await refreshAnswers(queries, placementAnswers);
  };
}
