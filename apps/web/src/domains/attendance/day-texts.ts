import type { DayFigures } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { instantOf } from '../../platform/clock/clock.ts';
import { formatClock } from '../../platform/format/dates.ts';
import { offsetZone } from '../../platform/format/zones.ts';
import { minutesText } from '../shifts/index.ts';

/** '9:12 PM' in a zone, null for what is not there. */
export function clockText(instant: string | null, zone: string): string | null {
  const read = instant === null ? null : instantOf(instant);
  return read === null ? null : formatClock(read, zone);
}

/** What is remarkable about a day: '12 min late, 30 min overtime'. */
export function remarksOf(figures: DayFigures): string {
  const parts = [
    ['late', figures.late_minutes],
    ['undertime', figures.undertime_minutes],
    ['overtime', figures.overtime_minutes],
  ] as const;
  return parts.flatMap(([word, minutes]) => (minutes > 0 ? [`${minutesText(minutes)} ${word}`] : [])).join(', ');
}

/** `YYYY-MM-DDTHH:MM` on the clock of a zone, as a form holds it. */
export function localTimeOf(instant: string, zone: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-CA', {
      timeZone: offsetZone(zone),
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(instantOf(instant) ?? 0)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}
