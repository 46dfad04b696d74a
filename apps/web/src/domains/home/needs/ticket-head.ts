import type { NeedTexts } from './shown-need.ts';

interface TicketFacts {
  readonly number: string;
  readonly subject: string;
  readonly person: string | null;
  readonly type: string;
  readonly client: string | null;
}

/** Who asks, then for what. A ticket that nobody filed is its own name. */
export function ticketHead({
  number,
  subject,
  person,
  type,
  client,
}: TicketFacts): Pick<NeedTexts, 'name' | 'isTask' | 'line' | 'about' | 'client'> {
  const ticket = `${number} ${subject}`;
  return person === null
    ? { name: ticket, isTask: true, line: type, client }
    : { name: person, line: ticket, about: type, client };
}
