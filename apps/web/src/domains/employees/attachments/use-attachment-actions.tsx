import type { EmployeeAttachmentRow } from '@muster/contract/domains/employees/employee-attachment.calls.ts';
import { messages, successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { isProblem, problemText } from '../../../platform/api/problem-error.ts';
import { saveFile } from '../../../platform/api/save-file.ts';
import { showError, showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { attachmentWires } from '../employee-files.wires.ts';

export function useAttachmentActions(employeeId: number) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const download = async ({ id, file_name }: EmployeeAttachmentRow) => {
    try {
      saveFile(await callApi(attachmentWires.read, { query: { employee_id: employeeId, file_name, id } }), file_name);
    } catch (problem) {
      showError(problemText(problem));
    }
  };
  const remove = ({ id, file_name }: EmployeeAttachmentRow) =>
    ask({
      title: 'Delete Attachment',
      text: (
        <>
          {messages.confirm.delete('attachment')} <strong>{file_name}</strong>
        </>
      ),
      danger: true,
      confirmLabel: 'Delete',
      processingLabel: 'Deleting...',
      action: async () => {
        await callApi(attachmentWires.remove, { params: { id } });
        showSuccess(successMessage('Attachment', 'removed'));
        await queries.invalidateQueries({ queryKey: queryKeyOf(attachmentWires.list) });
      },
      explain: (problem) => (isProblem(problem) ? problemText(problem) : messages.toast.deleteFailed('attachment')),
    });
  return { download, remove, dialog };
}
