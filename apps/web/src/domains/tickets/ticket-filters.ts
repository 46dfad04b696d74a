import { ticketHandlerLabels } from '@muster/contract/domains/tickets/ticket-list-columns.ts';
import { labelledChoices } from '../../platform/form/labelled-choices.ts';

/** Filters of the queue that have no column. */
export const handlerFilter = [
  { field: 'handler', label: 'Handler', filter: { kind: 'multi', options: labelledChoices(ticketHandlerLabels) } },
] as const;
