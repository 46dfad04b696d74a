import { offsetZone } from '../format/zones.ts';
import { instantOf } from './clock.ts';

const day = 86_400_000;
const local = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * The instant (ISO 8601 in UTC) of a local time `YYYY-MM-DDTHH:mm` in a zone (IANA name); null for invalid text. A time
 * that the clocks skip uses the offset before the change; a time that occurs twice means the first (docs/decisions.md).
 */
export function instantOfLocal(text: string, zone: string): string | null {
  const wall = local.test(text) ? instantOf(`${text}:00Z`) : null;
  if (wall === null) return null;
  const before = offsetAt(wall - day, zone);
  const after = offsetAt(wall + day, zone);
  const isAfter = offsetAt(wall - before, zone) !== before && offsetAt(wall - after, zone) === after;
  return isoOf(wall - (isAfter ? after : before));
}

/** The same for a form: null if nothing was entered, and text that is no time as it is, so that the call refuses it. */
export const enteredInstant = (text: string, zone: string): string | null =>
  text === '' ? null : (instantOfLocal(text, zone) ?? text);

/** The local time `YYYY-MM-DDTHH:mm` of an instant in a zone, as a field holds it; '' for none. */
export function localOfInstant(instant: string | null, zone: string): string {
  const read = instant === null ? null : instantOf(instant);
  return read === null ? '' : isoOf(read + offsetAt(read, zone)).slice(0, 16);
}

/** Milliseconds that a zone is ahead of UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: offsetZone(zone),
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '00';
  const wall = instantOf(`${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:00Z`) ?? instant;
  return wall - Math.floor(instant / 60_000) * 60_000;
}

/** An instant in milliseconds as ISO 8601 in UTC. */
export const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
