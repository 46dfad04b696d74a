import { homeZone, zoneCity } from '../../time.ts';
import { utcMilliseconds } from './local-hours.rules.ts';

/** 'Mon, Mar 16, 9:00 AM London · Mon, Mar 16, 5:00 PM Manila'. In the home zone, one time. */
export const interviewTimeText = (startsAt: string, zone: string): string =>
  [...new Set([zone, homeZone])].map((one) => timeText(startsAt, one)).join(' · ');

function timeText(startsAt: string, zone: string): string {
  const text = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: zone }).format(utcMilliseconds(startsAt));
  return `${text.replaceAll('\u202f', ' ')} ${zoneCity(zone)}`;
}

const parts = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
