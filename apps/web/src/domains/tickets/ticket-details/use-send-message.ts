import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { ticketNoteAttachmentEndpoints as ofNote } from '../../../platform/api/endpoints/ticket-note-attachment.generated.ts';
import { ticketReplyAttachmentEndpoints as ofReply } from '../../../platform/api/endpoints/ticket-reply-attachment.generated.ts';
import { ticketWorkEndpoints as calls } from '../../../platform/api/endpoints/ticket-work.generated.ts';
import { newKey } from '../../../platform/api/submission-key.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { type Sending, useUploads } from '../../../platform/upload/use-uploads.ts';
import { attachmentLimits } from '../../documents/index.ts';
import { refreshTicket } from './ticket-work.queries.ts';
import type { ComposerTab } from './use-ticket-keys.ts';

interface Written {
  readonly tab: ComposerTab;
  readonly body: string;
  readonly mentions: readonly number[];
  /** The status after the reply; null: the same. */
  readonly status: TicketRecord['status'] | null;
}

interface Place {
  readonly tab: ComposerTab;
  readonly id: number;
}

/** Sends a message once, also if it is sent again after a lost answer, then its files. */
export function useSendMessage(record: TicketRecord, onSent: () => void) {
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const attempt = useRef({ text: '', key: '' });
  const uploads = useUploads<Place>({
    label: 'file',
    limits: attachmentLimits,
    send: sendFile,
    onDone: () => void refreshTicket(queries),
  });

  const keyFor = (text: string) => {
    if (attempt.current.text !== text) attempt.current = { text, key: newKey() };
    return attempt.current.key;
  };

  const send = async ({ tab, body, mentions, status }: Written) => {
    if (isSending) return;
    setSending(true);
    const params = { id: record.id };
    const idempotencyKey = keyFor(JSON.stringify([record.id, tab, body, mentions, status]));
    try {
      const last_reply_id = record.replies.findLast(({ ticket_id }) => ticket_id === record.id)?.id ?? null;
      const { id } =
        tab === 'note'
          ? await callApi(calls.addNote, { params, body: { body, mentions: [...mentions] }, idempotencyKey })
          : await callApi(calls.reply, {
              params,
              body: { body, mentions: [...mentions], last_reply_id, ...(status !== null && { status }) },
              idempotencyKey,
            });
      onSent();
      showSuccess(tab === 'note' ? 'The note was added.' : 'The reply was sent.');
      await uploads.sendChosen({ tab, id });
    } catch (problem) {
      showProblem(problem);
    } finally {
      await refreshTicket(queries);
      setSending(false);
    }
  };
  return { send, isSending, uploads } as const;
}

function sendFile(file: File, { tab, id }: Place, sending: Sending): Promise<unknown> {
  const body = new FormData();
  body.append(tab === 'note' ? 'ticket_note_id' : 'ticket_reply_id', String(id));
  body.append('attachment', file);
  return tab === 'note' ? callApi(ofNote.add, { body, ...sending }) : callApi(ofReply.add, { body, ...sending });
}
