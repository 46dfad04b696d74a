import type { StateWord } from '../../state-words.ts';
import type { SlaPolicy } from './ticket-sla.ts';

export const ticketLimits = { subject: 150, open: 100 } as const;

export const ticketLabels = {
  ticket_type_id: 'Ticket type',
  subject: 'Subject',
  employee_id: 'On behalf of',
  priority: 'Priority',
  details: 'Details',
} as const;

/** As section 4 names the codes. */
export const ticketStatusWords = {
  2: 'Open',
  3: 'Pending',
  4: 'Resolved',
  5: 'Closed',
} as const satisfies Readonly<Record<2 | 3 | 4 | 5, StateWord>>;

/** 'TCK-2291' */
export const ticketNumber = (id: number): string => `TCK-${id}`;

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const minutesOf = (hours: number) => hours * 60;
const target = (first_response: number, resolution: number) => ({
  first_response: minutesOf(first_response),
  resolution: minutesOf(resolution),
});

/** For every type. The provider works around the clock, so every hour counts. */
export const slaPolicy: SlaPolicy = {
  hours: {
    zone: 'Asia/Manila',
    windows: [{ days: everyDay, from: '00:00', to: '00:00', breaks: [] }],
    holidays: new Set(),
  },
  targets: { 1: target(24, 120), 2: target(8, 72), 3: target(4, 24), 4: target(1, 8) },
};
