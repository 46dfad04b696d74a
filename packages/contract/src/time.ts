/** The provider's home zone, used for server dates (section 9). */
export const homeZone = 'Asia/Manila';
/** The country of the provider, by its ISO code. */
export const homeCountry = 'PH';

interface KnownDay {
  readonly day: string;
  /** Milliseconds since 1970; `until` is exclusive. */
  readonly from: number;
  readonly until: number;
}

/** Cached: almost every call needs today's date, and computing it takes as long as reading a row. */
const lastDays = new Map<string, KnownDay>();

/** Today as a plain date, YYYY-MM-DD, in a zone (IANA name). */
export function dayIn(zone: string, instant: Temporal.Instant): string {
  const at = instant.epochMilliseconds;
  const known = lastDays.get(zone);
  if (known && known.from <= at && at < known.until) return known.day;
  const date = instant.toZonedDateTimeISO(zone).toPlainDate();
  const found = { day: date.toString(), from: startOf(date, zone), until: startOf(date.add({ days: 1 }), zone) };
  lastDays.set(zone, found);
  return found.day;
}

const startOf = (date: Temporal.PlainDate, zone: string) => date.toZonedDateTime(zone).epochMilliseconds;

/** The zone whose offset a viewer sees; the displayed name stays the viewer's own (section 9). */
export function viewerZone(zone: string): string {
  return zone === homeZone ? 'Asia/Singapore' : zone;
}

/** The city of a zone: 'America/New_York' gives 'New York', 'Asia/Manila' 'Manila'. */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
