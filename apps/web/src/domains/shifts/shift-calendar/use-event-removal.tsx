import type { CalendarAssignment, CalendarPerson } from '@muster/contract/domains/shifts/shift-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { placementAnswers } from '../shift-details/assigned-person.ts';
import { endingFrom } from './event-actions.ts';

interface AssignedDay {
  readonly person: CalendarPerson;
  readonly assignment: CalendarAssignment;
  readonly day: string;
  readonly shiftName: string;
}

/** Asks before an assignment ends or is removed: a later last day cannot be restored. */
export function useEventRemoval(today: string) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const endOn = async (id: number, lastDay: string) =>
    callApi(employeeShiftsEndpoints.end, { params: { id }, body: { last_day: lastDay } });
  const confirm = (question: {
    title: string;
    label: string;
    text: string;
    done: string;
    send: () => Promise<unknown>;
  }) =>
    ask({
      title: question.title,
      text: question.text,
      danger: true,
      confirmLabel: question.label,
      processingLabel: 'Ending...',
      action: async () => {
        await question.send();
        showSuccess(question.done);
        await refreshAnswers(queries, placementAnswers);
      },
      explain: problemText,
    });
  const endAfter = ({ person, assignment, day, shiftName }: AssignedDay) =>
    confirm({
      title: `End ${shiftName} of ${person.name}?`,
      label: 'End shift',
      text: `The last day is ${formatWeekday(day)}. Afterwards ${person.name} has no shift: an earlier one does not resume.`,
      done: `${shiftName} of ${person.name} ends on ${formatWeekday(day)}.`,
      send: () => endOn(assignment.id, day),
    });
  const removeFrom = ({ person, assignment, day, shiftName }: AssignedDay) =>
    confirm({
      title: `Remove ${shiftName} of ${person.name}?`,
      label: 'Remove shift',
      text: `From ${formatWeekday(day)}${assignment.to === day ? ', for this day' : ''}. What was worked keeps its shift.`,
      done: `${shiftName} of ${person.name} removed from ${formatWeekday(day)}.`,
      send: () => {
        const ending = endingFrom(assignment, day, today);
        return ending?.kind === 'end'
          ? endOn(assignment.id, ending.lastDay)
          : callApi(employeeShiftsEndpoints.remove, { params: { id: assignment.id } });
      },
    });
  return { endAfter, removeFrom, dialog };
}
