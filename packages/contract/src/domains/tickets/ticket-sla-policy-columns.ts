import { defineColumns, idColumn } from '../../list-column.ts';
import { ticketSlaPolicyLabels as labels } from './ticket-sla-policies.constants.ts';

export const ticketSlaPolicyColumns = defineColumns()({
  id: idColumn,
  name: { label: labels.name, kind: 'text', searchable: true, width: 30 },
  description: { label: labels.description, kind: 'text', searchable: true, width: 40 },
  timezone: { label: labels.timezone_id, kind: 'text', width: 24 },
  holiday_calendar: { label: labels.holiday_calendar_id, kind: 'text', width: 30 },
  types: { label: 'Ticket types', kind: 'number' },
  open_tickets: { label: 'Open tickets', kind: 'number' },
  updated_at: { label: 'Last change', kind: 'instant' },
});
