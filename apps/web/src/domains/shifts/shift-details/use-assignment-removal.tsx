import { useQueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { type AssignedPerson, placementAnswers } from './assigned-person.ts';

/** Takes people off a shift or a rotation after a confirmation. */
export function useAssignmentRemoval(thing: 'shift' | 'rotation') {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const remove = ({ id, employee }: AssignedPerson) =>
    ask({
      title: `Remove ${employee.name} from this ${thing}?`,
      text: (
        <>
          From today, <strong>{employee.name}</strong> no longer has this {thing}. Past attendance is kept.
        </>
      ),
      danger: true,
      confirmLabel: `Remove from ${thing}`,
      processingLabel: 'Removing...',
      action: async () => {
        await callApi(employeeShiftsEndpoints.remove, { params: { id } });
        showSuccess(`${employee.name} was removed from the ${thing}.`);
        await refreshAnswers(queries, placementAnswers);
      },
      explain: problemText,
    });
  return { remove, dialog };
}
