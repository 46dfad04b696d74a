import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { detailsBody } from '@muster/contract/domains/tickets/ticket-work.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { ticketWorkEndpoints as calls } from '../../../platform/api/endpoints/ticket-work.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { PreviewField } from '../preview-field.tsx';
import { isEditedHere } from './answer-text.ts';
import { refreshTicket, ticketQuery } from './ticket-work.queries.ts';

type Values = Record<string, unknown>;

/** Answers to the fields of those who handle the ticket. */
export function AnswerTicketDialog({ record: opened, ...dialog }: AnswerTicketProps) {
  const queries = useQueryClient();
  const [record, setRecord] = useState(opened);
  const fields = record.answers.filter(isEditedHere);
  const { id, version } = record;
  return (
    <RecordDialog<Values>
      {...dialog}
      title={`Update ${record.number}`}
      button={{ label: 'Save', processingLabel: 'Saving...' }}
      values={Object.fromEntries(fields.map(({ key, kind, value }) => [key, value ?? (kind === 'choices' ? [] : '')]))}
      call={formCall({
        schema: detailsBody,
        bodyOf: (details: Values) => ({ version, details }),
        send: (body) => callApi(calls.answer, { params: { id }, body }),
      })}
      thing="ticket"
      success={`${record.number} was updated.`}
      onConflict={async () => {
        setRecord(await queries.fetchQuery(ticketQuery(id)));
        return true;
      }}
      onSaved={() => refreshTicket(queries)}
    >
      {fields.map((field) => (
        <PreviewField
          key={field.key}
          isEdited
          field={{ ...field, seen_by: [], edited_by: [], formula: null, condition: null }}
        />
      ))}
    </RecordDialog>
  );
}

interface AnswerTicketProps extends Required<PanelProps> {
  readonly record: TicketRecord;
}
