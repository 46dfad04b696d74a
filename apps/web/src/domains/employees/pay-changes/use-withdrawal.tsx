import type { PayChange } from '@muster/contract/domains/employees/pay-change-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { payChangesEndpoints } from '../../../platform/api/endpoints/pay-changes.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { refreshEmployees } from '../refresh-employees.ts';

/** Withdraws a change that the viewer asked for, after a question. */
export function useWithdrawal() {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const withdraw = ({ id, employee }: PayChange) =>
    ask({
      title: 'Withdraw the pay change',
      text: `The record of ${employee.name} stays as it is.`,
      danger: true,
      confirmLabel: 'Withdraw',
      processingLabel: 'Withdrawing...',
      cancelLabel: 'Keep',
      action: async () => {
        await callApi(payChangesEndpoints.withdraw, { body: { id } });
        showSuccess('The change was withdrawn.');
        await refreshEmployees(queries, 'details');
      },
      explain: problemText,
    });
  return { withdraw, dialog } as const;
}
