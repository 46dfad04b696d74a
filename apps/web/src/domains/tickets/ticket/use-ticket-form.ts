import type { TicketFilingForm } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { sendCall } from '../../../platform/api/call-api.ts';
import { ticketsEndpoints } from '../../../platform/api/endpoints/tickets.generated.ts';
import { showErrorList } from '../../../platform/feedback/toasts.ts';
import { useRecordDraft } from '../../../platform/form/use-record-draft.ts';
import { useRecordForm } from '../../../platform/form/use-record-form.ts';
import type { FailedUpload } from '../../../platform/upload/use-uploads.ts';
import { refreshTickets } from '../tickets.queries.ts';
import type { FormFiles } from './files-field.tsx';
import {
  blankTicket,
  fileFieldsShown,
  otherFiles,
  type TicketFormValues,
  ticketBodyOf,
  ticketErrors,
} from './ticket-form-values.ts';

/** The form of a type, checked as the server checks it. A draft is kept for each type, without its files. */
export function useTicketForm(filing: TicketFilingForm, continues: number | null) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const filed = useRef<Filed | null>(null);
  const files = useRef<FormFiles>(new Map()).current;
  const sendFiles = async (id: number, { details }: TicketFormValues) => {
    const failed: FailedUpload[] = [];
    const keys = fileFieldsShown(filing, details).map(({ key }) => key);
    for (const key of [...keys, otherFiles]) failed.push(...((await files.get(key)?.send(id)) ?? []));
    return failed;
  };
  const { form, submit } = useRecordForm<TicketFormValues>({
    values: blankTicket,
    call: {
      errorsOf: (typed) => ticketErrors(filing, typed, (key) => (files.get(key)?.count ?? 0) > 0),
      send: async (typed, keyFor) => {
        const body = {
          ...ticketBodyOf(filing, typed),
          ...(continues !== null && { continues_ticket_id: continues }),
        };
        const { id, number } = await sendCall(ticketsEndpoints.create, { body, idempotencyKey: keyFor(body) });
        filed.current = { id, number, failed: await sendFiles(id, typed) };
      },
    },
    thing: 'ticket',
    success: () => `Ticket ${filed.current?.number ?? ''} has been successfully submitted.`,
    onSaved: async () => {
      await refreshTickets(queries);
      const { id, failed = [] } = filed.current ?? {};
      if (id === undefined || failed.length === 0) return navigate(pathOf('myTickets'));
      // It is filed: what is missing can be sent with a reply.
      showErrorList(
        'Not attached',
        failed.map(({ name, reason }) => `${name}: ${reason}`),
      );
      return navigate(pathOf('myTicketDetails', { id }));
    },
  });
  const draft = useRecordDraft(form, `ticket ${filing.code}`);
  return { form, submit, draft, files };
}

interface Filed {
  readonly id: number;
  readonly number: string;
  readonly failed: readonly FailedUpload[];
}
