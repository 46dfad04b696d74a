import type { HourCycle } from '@muster/contract/hour-cycle.ts';
import { sessionState } from '../session/session-store.ts';
import { noBreak } from './no-break.ts';

/**
 * A time of day (`HH:mm` or `HH:mm:ss`) as the user wants it: '21:00:00' is '9:00 PM' or '21:00'. Missing or unreadable
 * is an en dash.
 */
export function formatTimeOfDay(time: string | null | undefined, hourCycle: HourCycle = ownHourCycle()): string {
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time ?? '');
  if (!match) return '–';
  if (hourCycle === 24) return match[0];
  const hour = Number(match[1]);
  return noBreak(`${hour % 12 === 0 ? 12 : hour % 12}:${match[2]} ${hour < 12 ? 'AM' : 'PM'}`);
}

/** '9:00 PM – 6:00 AM' */
export const timeOfDayRange = (from: string, to: string): string =>
  noBreak(`${formatTimeOfDay(from)} – ${formatTimeOfDay(to)}`);

const ownHourCycle = (): HourCycle => sessionState().page.user?.hourCycle ?? 12;
