import { type TicketAudience, ticketAudienceLabels } from '@muster/contract/domains/tickets/ticket-types.constants.ts';

/** 'Employees, client users, staff' */
export const ticketAudienceText = (audience: readonly TicketAudience[]): string =>
  audience
    .map((side, index) => (index === 0 ? ticketAudienceLabels[side] : ticketAudienceLabels[side].toLowerCase()))
    .join(', ');
