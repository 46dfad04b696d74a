import type { TicketSlaPolicyInput } from '@muster/contract/domains/tickets/ticket-sla-policies.schemas.ts';

const workdays = [1, 2, 3, 4, 5];
const target = (first_response: number, resolution: number) => ({ first_response, resolution });

/** What a request for an SLA policy carries: nights in Manila, with a break. */
export const ticketSlaPolicyBody: TicketSlaPolicyInput = {
  name: 'Nights',
  description: 'While the clients work.',
  timezone_id: 291,
  holiday_calendar_id: null,
  approval_minutes: 480,
  windows: [{ days: workdays, from: '22:00', to: '07:00', breaks: [{ from: '02:00', to: '03:00' }] }],
  targets: { 1: target(480, 2400), 2: target(240, 1440), 3: target(120, 960), 4: target(60, 480) },
};

const { name: _, description: __, ...terms } = ticketSlaPolicyBody;
/** What a preview carries. */
export const ticketSlaTerms = terms;
