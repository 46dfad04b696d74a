const homeZone = 'Asia/Manila';
const homeZoneForViewers = 'Asia/Singapore';

/**
 * The zone whose offset a viewer is shown: Asia/Manila reads as Asia/Singapore (section 9). The name shown stays the
 * viewer's own. A zone that this browser does not know reads as home.
 */
export function offsetZone(zone: string): string {
  if (zone === homeZone) return homeZoneForViewers;
  return isKnown(zone) ? zone : homeZoneForViewers;
}

/** The city of a zone: 'America/New_York' gives 'New York', 'Asia/Manila' 'Manila'. */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

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
