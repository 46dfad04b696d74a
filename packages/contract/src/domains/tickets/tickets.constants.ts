import type { StateWord } from '../../state-words.ts';

export const ticketLimits = { subject: 150, open: 100 } as const;

export const ticketLabels = {
  ticket_type_id: 'Ticket type',
  subject: 'Subject',
  continues_ticket_id: 'Continued ticket',
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

/** A resolved ticket that nobody reopens closes after so many days. */
export const autoCloseDays = 7;
