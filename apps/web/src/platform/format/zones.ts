import { homeZone, viewerZone } from '@muster/contract/time.ts';

export { zoneCity } from '@muster/contract/time.ts';

/**
 * The zone whose offset is shown to a viewer: Asia/Manila is shown as Asia/Singapore (section 9). The displayed name
 * stays the viewer's own. A zone that this browser does not know counts as home.
 */
export function offsetZone(zone: string): string {
  return viewerZone(isKnown(zone) ? zone : homeZone);
}

/** Whether the zone has the clock of home, also under another name. */
export const hasClockOfHome = (zone: string): boolean => offsetZone(zone) === offsetZone(homeZone);

const known = new Map<string, boolean>();

function isKnown(zone: string): boolean {
  const before = known.get(zone);
  if (before !== undefined) return before;
  let answer = true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    answer = false;
  }
  known.set(zone, answer);
  return answer;
}
