import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeStatusEndpoints } from '../../../platform/api/endpoints/employee-status.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { formatDateTime, formatDay } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { refreshEmployees } from '../refresh-employees.ts';

/** The end of the employment that is planned; nothing without one. */
export function PlannedEnding({ employee }: { readonly employee: EmployeeDetails }) {
  const zone = useViewerZone();
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const { id, version, name, planned_ending: plan } = employee;
  if (plan === null) return dialog;
  const actor = plan.impersonator_name === null ? plan.actor_name : `${plan.impersonator_name} as ${plan.actor_name}`;
  const cancel = () =>
    ask({
      title: 'Cancel the planned last day',
      text: `${name} stays employed, and the days after ${formatDay(plan.last_day)} return to the schedule.`,
      danger: true,
      confirmLabel: 'Cancel last day',
      processingLabel: 'Canceling...',
      cancelLabel: 'Keep',
      action: async () => {
        await callApi(employeeStatusEndpoints.cancelEnding, { body: { id, version } });
        showSuccess(successMessage('Planned last day', 'removed'));
        await refreshEmployees(queries, 'details');
      },
      explain: problemText,
    });
  return (
    <>
      <Notice
        title={`Last day planned: ${formatDay(plan.last_day)} (${plan.status_type.name})`}
        action={
          employee.abilities.update ? (
            <Button small onClick={cancel}>
              Cancel the planned last day
            </Button>
          ) : null
        }
      >
        The account closes on {formatDateTime(plan.effective_at, zone)}. Planned by {actor}: {plan.reason}
      </Notice>
      {dialog}
    </>
  );
}
