import { ticketPriorityLabel } from '@muster/contract';
import type { SlaWindow } from '@muster/contract/domains/tickets/ticket-sla.ts';
import type { NewSlaTerms } from './sla-terms.repository.ts';

/** Hours and targets as the activity log has them: 'Mon, Tue 22:00–07:00 without 02:00–03:00'. */
export const slaTermsText = ({ windows, targets }: NewSlaTerms) => ({
  windows: windows.map(windowText).join('; '),
  targets: ([4, 3, 2, 1] as const)
    .map((code) => `${ticketPriorityLabel(code)} ${targets[code].first_response} min, ${targets[code].resolution} min`)
    .join('; '),
});

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function windowText({ days, from, to, breaks }: SlaWindow): string {
  const pauses = breaks.map((pause) => `${pause.from}–${pause.to}`).join(', ');
  const text = `${days.map((day) => names[day - 1]).join(', ')} ${from}–${to}`;
  return pauses === '' ? text : `${text} without ${pauses}`;
}
