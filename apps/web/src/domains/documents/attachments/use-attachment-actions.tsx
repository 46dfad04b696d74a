import type { AttachmentRow as Attachment } from '@muster/contract/domains/documents/attachment.schemas.ts';
import { messages, successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isProblem, problemText } from '../../../platform/api/problem-error.ts';
import { saveFile } from '../../../platform/api/save-file.ts';
import { showError, showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import type { AttachmentSource } from './attachment-source.ts';

export function useAttachmentActions(source: AttachmentSource) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const download = async (row: Attachment) => {
    try {
      saveFile(
        await queries.fetchQuery({ ...source.content(row), gcTime: 0, staleTime: 0, retry: false }),
        row.file_name,
      );
    } catch (problem) {
      showError(problemText(problem));
    }
  };
  const remove = (row: Attachment) =>
    ask({
      title: 'Delete Attachment',
      text: (
        <>
          {messages.confirm.delete('attachment')} <strong>{row.file_name}</strong>
        </>
      ),
      danger: true,
      confirmLabel: 'Delete',
      processingLabel: 'Deleting...',
      action: async () => {
        await source.remove(row);
        showSuccess(successMessage('Attachment', 'removed'));
        await queries.invalidateQueries({ queryKey: source.list.queryKey });
      },
      explain: (problem) => (isProblem(problem) ? problemText(problem) : messages.toast.deleteFailed('attachment')),
    });
  return { download, remove, dialog };
}
