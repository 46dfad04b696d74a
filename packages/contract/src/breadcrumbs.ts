import { capitalized } from './capitalized.ts';

/** Section 2.8: two names are given, every other route name is split on capital letters and title-cased. */
export function breadcrumbLabel(routeName: string): string {
  return given[routeName] ?? titleCased(routeName);
}

const given: Readonly<Record<string, string>> = {
  tickets: 'All Tickets',
  submitATicket: 'Submit a Ticket',
  // Ours: an abbreviation is not a word.
  ticketSlaPolicies: 'SLA Policies',
  ticketSlaPolicyDetails: 'SLA Policy Details',
};

function titleCased(routeName: string): string {
  return routeName
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .split(/\s+/)
    .map((word) => capitalized(word))
    .join(' ');
}
