export const ticketLimits = { subject: 150, open: 100 } as const;

export const ticketLabels = {
  ticket_type_id: 'Ticket type',
  subject: 'Subject',
  employee_id: 'On behalf of',
  priority: 'Priority',
  details: 'Details',
} as const;

/** 'TCK-2291' */
export const ticketNumber = (id: number): string => `TCK-${id}`;
