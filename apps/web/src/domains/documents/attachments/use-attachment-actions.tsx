import { capitalized } from '@muster/contract/capitalized.ts';
import type { ListedAttachment as Attachment } from '@muster/contract/domains/documents/attachment.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { saveFile } from '../../../platform/api/save-file.ts';
import { showFailure } from '../../../platform/feedback/show-problem.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import type { AttachmentSource } from './attachment-source.ts';

export function useAttachmentActions(source: AttachmentSource) {
  const queries = useQueryClient();
  const download = async (row: Attachment) => {
    try {
      saveFile(
        await queries.fetchQuery({ ...source.content(row), gcTime: 0, staleTime: 0, retry: false }),
        row.file_name,
      );
    } catch (problem) {
      showFailure(problem, 'downloading', row.file_name);
    }
  };
  const { remove, dialog } = useRemoval({
    thing: capitalized(source.thing ?? 'attachment'),
    nameOf: (row: Attachment) => row.file_name,
    send: (row) => source.remove(row),
    restore: { send: (row) => source.restore(row), asksFirst: false },
    refresh: async () => {
      await queries.invalidateQueries({ queryKey: source.list.queryKey });
      source.onChanged?.();
    },
  });
  return { download, remove, dialog };
}
