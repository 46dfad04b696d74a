import type { AttachmentRow } from '@muster/contract/domains/documents/attachment.schemas.ts';
import { IconPaperclip } from '@tabler/icons-react';
import { callApi } from '../../../platform/api/call-api.ts';
import { ticketAttachmentEndpoints as ofTicket } from '../../../platform/api/endpoints/ticket-attachment.generated.ts';
import { ticketNoteAttachmentEndpoints as ofNote } from '../../../platform/api/endpoints/ticket-note-attachment.generated.ts';
import { ticketReplyAttachmentEndpoints as ofReply } from '../../../platform/api/endpoints/ticket-reply-attachment.generated.ts';
import { saveFile } from '../../../platform/api/save-file.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { fileSizeText } from '../../../platform/upload/file-limits.ts';
import styles from './ticket-file-links.module.css';

type Owner = 'ticket' | 'ticket_reply' | 'ticket_note';

/** Files of a ticket's form, of a reply or of a note. Each download is checked and logged. */
export function TicketFiles({ owner, id, files }: TicketFilesProps) {
  if (files.length === 0) return null;
  const save = async (file: AttachmentRow) => {
    try {
      saveFile(await contentOf(owner, id, file), file.file_name);
    } catch (problem) {
      showProblem(problem);
    }
  };
  return (
    <div className={styles.files}>
      {files.map((file) => (
        <button key={file.id} type="button" className={styles.file} onClick={() => void save(file)}>
          <IconPaperclip size={15} aria-hidden="true" />
          <b className={styles.fileName}>{file.file_name}</b>
          <span className={styles.size}>{fileSizeText(file.size_bytes)}</span>
        </button>
      ))}
    </div>
  );
}

interface TicketFilesProps {
  readonly owner: Owner;
  readonly id: number;
  readonly files: readonly AttachmentRow[];
}

function contentOf(owner: Owner, id: number, file: AttachmentRow) {
  const wanted = { file_name: file.file_name, id: file.id };
  if (owner === 'ticket') return callApi(ofTicket.read, { query: { ...wanted, ticket_id: id } });
  if (owner === 'ticket_reply') return callApi(ofReply.read, { query: { ...wanted, ticket_reply_id: id } });
  return callApi(ofNote.read, { query: { ...wanted, ticket_note_id: id } });
}
