import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeStatusEndpoints } from '../../../platform/api/endpoints/employee-status.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { refreshEmployees } from '../refresh-employees.ts';

/** Sets or removes the exemption from infractions, after a confirmation. */
export function useExemption({ id, name, is_infraction_exempted: isExempted }: EmployeeDetails) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const label = isExempted ? 'End exemption from infractions' : 'Exempt from infractions';
  const onSelect = () =>
    ask({
      title: label,
      text: isExempted
        ? `Absences by ${name} will count as infractions again.`
        : `Absences by ${name} will no longer count as infractions.`,
      confirmLabel: isExempted ? 'End exemption' : 'Exempt',
      processingLabel: 'Saving...',
      action: async () => {
        await callApi(employeeStatusEndpoints.exempt, { body: { id, exempted: !isExempted } });
        showSuccess(successMessage(`Employee ${name}`, 'updated'));
        await refreshEmployees(queries, 'details');
      },
      explain: problemText,
    });
  return { entry: { label, onSelect }, dialog };
}
