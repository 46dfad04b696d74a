import { addDays } from './plain-day.ts';

interface EventFacts {
  /** Stays the same while it is moved, so that calendars replace it. */
  readonly id: string;
  /** Grows with each change. */
  readonly version: number;
  readonly title: string;
  readonly text: string;
}

/** A planned shift or an interview. */
interface TimedEvent extends EventFacts {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
}

/** Whole days have no zone. */
interface DayEvent extends EventFacts {
  readonly day: string;
  /** The last day, where it is another one. */
  readonly last?: string;
}

export type CalendarEvent = TimedEvent | DayEvent;

interface CalendarFacts {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** When the calendar was written. */
  readonly at: Temporal.Instant;
}

/** A calendar as iCalendar text (RFC 5545). Instants in UTC need no zone rules, so they are right across clock changes. */
export const calendarText = ({ name, events, at }: CalendarFacts): string =>
  linesText([
    ...head('Schedule', 'PUBLISH'),
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, at)),
    'END:VCALENDAR',
  ]);

export type InvitationMethod = 'REQUEST' | 'CANCEL';

interface InvitationFacts {
  /** A request with the same id and a higher version replaces the one before. */
  readonly method: InvitationMethod;
  readonly event: TimedEvent;
  readonly place: string | null;
  /** Mail addresses. An invitation names no other guests. */
  readonly organizer: string;
  readonly attendee: string;
  /** When it was written. */
  readonly at: Temporal.Instant;
}

/** An invitation of one guest, or its end (RFC 5546). */
export const invitationText = ({ method, event, place, organizer, attendee, at }: InvitationFacts): string =>
  linesText([
    ...head('Interviews', method),
    ...eventLines(event, at, [
      ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
      `ORGANIZER;CN=Muster:mailto:${addressText(organizer)}`,
      `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${addressText(attendee)}`,
      `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    ]),
    'END:VCALENDAR',
  ]);

const head = (product: string, method: string) => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  `PRODID:-//Muster//${product}//EN`,
  'CALSCALE:GREGORIAN',
  `METHOD:${method}`,
];

const linesText = (lines: readonly string[]) => lines.map((line) => `${folded(line)}\r\n`).join('');

/** A line break would add a line. */
const addressText = (address: string) => address.replaceAll(/[\p{Cc}\s]/gu, '');

const eventLines = (event: CalendarEvent, at: Temporal.Instant, others: readonly string[] = []) => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.id)}`,
  `SEQUENCE:${event.version}`,
  `DTSTAMP:${instantText(at)}`,
  ...timeLines(event),
  `SUMMARY:${escaped(event.title)}`,
  ...(event.text === '' ? [] : [`DESCRIPTION:${escaped(event.text)}`]),
  ...others,
  'END:VEVENT',
];

/** The end of whole days is the next day. */
const timeLines = (event: CalendarEvent) =>
  'day' in event
    ? [`DTSTART;VALUE=DATE:${dateText(event.day)}`, `DTEND;VALUE=DATE:${dateText(addDays(event.last ?? event.day, 1))}`]
    : [`DTSTART:${instantText(event.startsAt)}`, `DTEND:${instantText(event.endsAt)}`];

/** `20260310`. */
const dateText = (day: string) => day.replaceAll('-', '');

/** `20260310T010000Z`. */
const instantText = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

/** Characters with a meaning in texts. */
export const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r\n|\r|\n/g, '\\n');

/** A line has at most 75 octets; what follows a line break and a space continues it. No character is split. */
export function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > mostOctets) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

const mostOctets = 75;

/** In UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
