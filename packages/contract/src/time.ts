/** Home of the provider: server dates are read there (section 9). */
export const homeZone = 'Asia/Manila';

/** Latest day that a date field accepts (section 2.10). */
export const latestDay = '9999-12-31';

/** Today as a plain date, YYYY-MM-DD, in a zone (IANA name). */
export function dayIn(zone: string, instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** Start of a working life plus six months, clamped to the month's last day (section 4, decisions, Employees). */
export function regularizationDay(startDay: string): string {
  return Temporal.PlainDate.from(startDay).add({ months: 6 }, { overflow: 'constrain' }).toString();
}

/** `through` zone whose offset a viewer is shown; the name shown stays the viewer's own (section 9). */
export function viewerZone(zone: string): string {
  return zone === homeZone ? 'Asia/Singapore' : zone;
}
