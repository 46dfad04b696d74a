import { relativeTimeMaxDays } from '@muster/contract/constants.ts';
import { instantOf } from '../clock/clock.ts';
import { formatDateTime } from './dates.ts';
import { noBreak } from './no-break.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Reference {
  /** Milliseconds. */
  readonly now: number;
  readonly zone: string;
  /** From then on the text is the full date (section 9). */
  readonly fullAfterDays?: number;
}

/** How long ago an instant (ISO 8601) was, as the age in a list: 'Just now', '35 min', '3 h', 'Yesterday', '2 days'. */
export function ageText(instant: string | null | undefined, reference: Reference): string {
  const read = instant ? instantOf(instant) : null;
  if (read === null) return '–';
  const age = Math.max(0, reference.now - read);
  if (age > (reference.fullAfterDays ?? relativeTimeMaxDays) * day) return formatDateTime(instant, reference.zone);
  if (age < minute) return 'Just now';
  if (age < hour) return noBreak(`${Math.floor(age / minute)} min`);
  if (age < day) return noBreak(`${Math.floor(age / hour)} h`);
  return age < 2 * day ? 'Yesterday' : noBreak(`${Math.floor(age / day)} days`);
}

/** The same inside a sentence: 'just now', '35 min ago', 'yesterday', 'on Nov 18, 2026 2:30 PM'. */
export function agoText(instant: string | null | undefined, reference: Reference): string {
  const age = ageText(instant, reference);
  if (/^\d+\s(?:min|h|days)$/.test(age)) return noBreak(`${age} ago`);
  return age === 'Just now' || age === 'Yesterday' ? age.toLowerCase() : `on ${age}`;
}
