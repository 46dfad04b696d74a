import type { TicketFilingForm } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { sendCall } from '../../../platform/api/call-api.ts';
import { ticketsEndpoints } from '../../../platform/api/endpoints/tickets.generated.ts';
import { useRecordDraft } from '../../../platform/form/use-record-draft.ts';
import { useRecordForm } from '../../../platform/form/use-record-form.ts';
import { refreshTickets } from '../tickets.queries.ts';
import { blankTicket, type TicketFormValues, ticketBodyOf, ticketErrors } from './ticket-form-values.ts';

/** The form of a type, checked as the server checks it. A draft is kept for each type. */
export function useTicketForm(filing: TicketFilingForm) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const number = useRef('');
  const { form, submit } = useRecordForm<TicketFormValues>({
    values: blankTicket,
    call: {
      errorsOf: (typed) => ticketErrors(filing, typed),
      send: async (typed, keyFor) => {
        const body = ticketBodyOf(filing, typed);
        const filed = await sendCall(ticketsEndpoints.create, { body, idempotencyKey: keyFor(body) });
        number.current = filed.number;
      },
    },
    thing: 'ticket',
    success: () => `Ticket ${number.current} has been successfully submitted.`,
    onSaved: async () => {
      await refreshTickets(queries);
      await navigate(pathOf('myTickets'));
    },
  });
  const draft = useRecordDraft(form, `ticket ${filing.code}`);
  return { form, submit, draft };
}
