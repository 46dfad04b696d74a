import type { DatedRow } from '@muster/contract/dated/dated-row.ts';
import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { AssignmentKind } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { formatDay } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { refreshEmployees } from '../refresh-employees.ts';

/** The button beside what is planned. `withdrawal` gives nothing for those who may not change the employee. */
export function usePlanWithdrawal({ id, version, name, abilities }: EmployeeDetails) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const withdraw = (kind: AssignmentKind, from: string) =>
    ask({
      title: `Remove Planned ${kind === 'client' ? 'Client' : kind === 'shift' ? 'Shift' : 'Position'}`,
      text: `The ${kind} that is planned for ${name} from ${formatDay(from)} is taken back. What holds before it goes on.`,
      danger: true,
      confirmLabel: 'Remove',
      processingLabel: 'Removing...',
      action: async () => {
        await callApi(employeeHistoryEndpoints.withdrawPlan, { body: { kind, id, version, effective_date: from } });
        showSuccess(successMessage(`Planned ${kind}`, 'removed'));
        await refreshEmployees(queries, 'details');
      },
      explain: problemText,
    });
  const withdrawal = (kind: AssignmentKind) => (row: DatedRow) =>
    abilities.update && row.state === 'future' ? (
      <Button
        small
        aria-label={`Remove planned ${kind} from ${formatDay(row.from)}`}
        onClick={() => withdraw(kind, row.from)}
      >
        Remove
      </Button>
    ) : null;
  return { withdrawal, dialog };
}
