/** A time of day (`HH:mm` or `HH:mm:ss`) as 'h:mm A': '21:00:00' is '9:00 PM'. Missing or unreadable is an en dash. */
export function formatTimeOfDay(time: string | null | undefined): string {
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time ?? '');
  if (!match) return '–';
  const hour = Number(match[1]);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${match[2]} ${hour < 12 ? 'AM' : 'PM'}`;
}
