import type {
  TicketSlaPolicyRecord,
  TicketSlaPreview,
} from '@muster/contract/domains/tickets/ticket-sla-policy-answers.ts';
import { holidayCalendarsEndpoints } from '../../platform/api/endpoints/holiday-calendars.generated.ts';
import { lookupsEndpoints } from '../../platform/api/endpoints/lookups.generated.ts';
import { ticketSlaPoliciesEndpoints } from '../../platform/api/endpoints/ticket-sla-policies.generated.ts';
import { answers } from '../../testing/fake-server.ts';

const target = (first_response: number, resolution: number) => ({ first_response, resolution });

const row = {
  id: 3,
  version: 2,
  name: 'Nights',
  description: null,
  timezone: 'Asia/Manila',
  holiday_calendar: 'Philippines',
  types: 2,
  open_tickets: 14,
  updated_at: '2026-03-01T02:00:00Z',
};

export const ticketSlaPolicy: TicketSlaPolicyRecord = {
  ...row,
  timezone_id: 291,
  holiday_calendar_id: 5,
  approval_minutes: 480,
  windows: [{ days: [1, 2, 3, 4, 5], from: '22:00', to: '07:00', breaks: [{ from: '02:00', to: '03:00' }] }],
  targets: { 1: target(480, 2400), 2: target(240, 1440), 3: target(120, 960), 4: target(15, 480) },
  type_names: ['IT support', 'General'],
};

export const slaPreview: TicketSlaPreview = {
  filed_at: '2026-11-27T16:00:00Z',
  timezone: 'Asia/Manila',
  approval_at: '2026-11-30T16:00:00Z',
  priorities: [
    { priority: 4, first_response_at: '2026-11-27T16:15:00Z', resolution_at: '2026-11-30T16:00:00Z' },
    { priority: 1, first_response_at: '2026-11-30T16:00:00Z', resolution_at: null },
  ],
};

export const slaPolicyChoices = answers(ticketSlaPoliciesEndpoints.choices, [
  { id: 1, name: 'Around the clock', timezone: 'Asia/Manila' },
  { id: 3, name: 'Nights', timezone: 'Asia/Manila' },
]);

export const ticketSlaPolicyServer = [
  answers(ticketSlaPoliciesEndpoints.list, { data: [row], total: 1 }),
  answers(ticketSlaPoliciesEndpoints.details, ticketSlaPolicy),
  answers(ticketSlaPoliciesEndpoints.preview, slaPreview),
  answers(holidayCalendarsEndpoints.choices, [{ id: 5, name: 'Philippines', client: null }]),
  answers(lookupsEndpoints.timezones, [{ id: 291, name: 'Asia/Manila', friendly_name: 'Manila', country_id: 175 }]),
  slaPolicyChoices,
];
