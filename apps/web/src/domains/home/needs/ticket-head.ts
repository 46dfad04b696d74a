import type { NeedTexts } from './shown-need.ts';

interface TicketFacts {
  readonly number: string;
  readonly subject: string;
  readonly person: string | null;
  /** Type and client. */
  readonly about: readonly (string | null)[];
}

/** Who asks, then for what. A ticket that nobody filed is its own name. */
export function ticketHead({
  number,
  subject,
  person,
  about,
}: TicketFacts): Pick<NeedTexts, 'name' | 'isTask' | 'line'> {
  const ticket = `${number} ${subject}`;
  const words = about.filter((word) => word !== null);
  return person === null
    ? { name: ticket, isTask: true, line: words.join(' · ') }
    : { name: person, line: [ticket, ...words].join(' · ') };
}
