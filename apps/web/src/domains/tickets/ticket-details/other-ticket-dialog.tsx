import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { linkBody, mergeBody } from '@muster/contract/domains/tickets/ticket-work.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { ticketWorkEndpoints as calls } from '../../../platform/api/endpoints/ticket-work.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { refreshTicket } from './ticket-work.queries.ts';

interface Values {
  ticket_id: string;
}

/** Names another ticket by its number, to link it or to merge this one into it. */
export function OtherTicketDialog({ record, act, ...dialog }: OtherTicketProps) {
  const queries = useQueryClient();
  const isMerge = act === 'merge';
  const params = { id: record.id };
  return (
    <RecordDialog<Values>
      {...dialog}
      title={isMerge ? `Merge ${record.number}` : `Link a ticket to ${record.number}`}
      intro={
        isMerge
          ? `${record.number} is closed, and its replies show in the other ticket. This cannot be undone.`
          : 'Only people who handle both tickets see the link.'
      }
      button={
        isMerge
          ? { label: 'Merge and close', processingLabel: 'Merging...', tone: 'danger' }
          : { label: 'Link', processingLabel: 'Linking...' }
      }
      values={{ ticket_id: '' }}
      call={
        isMerge
          ? formCall({
              schema: mergeBody,
              bodyOf: ({ ticket_id }: Values) => ({ version: record.version, into_ticket_id: numberIn(ticket_id) }),
              send: (body) => callApi(calls.merge, { params, body }),
            })
          : formCall({
              schema: linkBody,
              bodyOf: ({ ticket_id }: Values) => ({ ticket_id: numberIn(ticket_id) }),
              send: (body) => callApi(calls.link, { params, body }),
            })
      }
      thing="link"
      success={isMerge ? `${record.number} was merged.` : 'The tickets are linked.'}
      onSaved={() => refreshTicket(queries)}
    >
      <TextField<Values> name="ticket_id" label={isMerge ? 'Merge into' : 'Ticket'} required placeholder="TCK-1234" />
    </RecordDialog>
  );
}

/** 'TCK-12', 'tck12' or '12' */
const numberIn = (text: string): number => Number(/^(?:tck-?)?(\d{1,9})$/i.exec(text.trim())?.[1] ?? Number.NaN);

interface OtherTicketProps extends Required<PanelProps> {
  readonly record: TicketRecord;
  readonly act: 'link' | 'merge';
}
