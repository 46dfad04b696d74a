import { homeZone, zoneCity } from '../../time.ts';
import { utcMilliseconds } from './utc-milliseconds.rules.ts';

/** 'Mon, Mar 16, 9:00 AM London · 5:00 PM Manila', with the day in Manila where it is another one. In the home zone, one time. */
export function interviewTimeText(startsAt: string, zone: string): string {
  const day = textIn(zone, startsAt, dayParts);
  const own = `${day}, ${clockText(startsAt, zone)}`;
  if (zone === homeZone) return own;
  const there = textIn(homeZone, startsAt, dayParts);
  return `${own} · ${there === day ? '' : `${there}, `}${clockText(startsAt, homeZone)}`;
}

const clockText = (startsAt: string, zone: string) =>
  `${textIn(zone, startsAt, clockParts).replaceAll('\u202f', ' ')} ${zoneCity(zone)}`;

const textIn = (timeZone: string, startsAt: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...parts, timeZone }).format(utcMilliseconds(startsAt));

const dayParts = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const clockParts = { hour: 'numeric', minute: '2-digit' } as const;
