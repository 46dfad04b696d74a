import { expect, it } from 'vitest';
import { zoneCity } from '../../time.ts';
import { freeSpans } from './availability.rules.ts';
import { offeredSlots } from './interview-slots.rules.ts';
import { interviewTimeText } from './interview-time-text.rules.ts';

it('writes the time in the zone of the client and in the home zone, with the day of each', () => {
  expect(interviewTimeText('2026-03-09T21:30:00Z', 'America/New_York')).toBe(
    'Mon, Mar 9, 5:30 PM New York · Tue, Mar 10, 5:30 AM Manila',
  );
  expect(interviewTimeText('2026-03-16T01:00:00Z', 'Australia/Sydney')).toBe(
    'Mon, Mar 16, 12:00 PM Sydney · 9:00 AM Manila',
  );
  expect(interviewTimeText('2026-03-16T01:00:00Z', 'Asia/Manila')).toBe('Mon, Mar 16, 9:00 AM Manila');
});

it('keeps the wall clock of a zone across a change of its clock', () => {
  expect(interviewTimeText('2026-03-07T14:00:00Z', 'America/New_York')).toMatch(/^Sat, Mar 7, 9:00 AM/);
  expect(interviewTimeText('2026-03-08T13:00:00Z', 'America/New_York')).toMatch(/^Sun, Mar 8, 9:00 AM/);
});

const zones = Intl.supportedValuesOf('timeZone');

/** The days of a zone on which its clocks change, in both directions. */
function changesOf(zone: string): Temporal.PlainDate[] {
  const days: Temporal.PlainDate[] = [];
  let next = Temporal.Instant.from('2026-01-01T00:00Z').toZonedDateTimeISO(zone).getTimeZoneTransition('next');
  for (; next !== null && next.year < 2028; next = next.getTimeZoneTransition('next')) days.push(next.toPlainDate());
  return days;
}

it('shows a meeting at nine as nine on both sides of every change of the clock, and offers it at nine', () => {
  const changing = zones.filter((zone) => changesOf(zone).length > 1);
  expect(changing.length).toBeGreaterThan(80);
  for (const zone of changing)
    for (const day of changesOf(zone)) {
      const nine = (offset: number) =>
        day.add({ days: offset }).toZonedDateTime({ timeZone: zone, plainTime: '09:00' });
      const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '09:00', end: '09:30' }));
      const range = { from: nine(-1).epochMilliseconds - 1, until: nine(8).epochMilliseconds };
      const free = freeSpans({ zone, weekly, days: [], busy: [] }, range);
      const slots = offeredSlots({
        people: [{ free, taken: [], bufferMinutes: 0 }],
        minutes: 30,
        range,
        zone,
        most: 99,
      });
      expect([zone, slots.map(({ from }) => from)]).toEqual([
        zone,
        Array.from({ length: 9 }, (_, index) => nine(index - 1).epochMilliseconds),
      ]);
      // Moved from the day before the change to the day after it.
      for (const at of [nine(-1), nine(1)]) {
        const [own] = interviewTimeText(at.toInstant().toString(), zone).split(' · ');
        const shown = at.toLocaleString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
        expect(own).toBe(`${shown}, 9:00 AM ${zoneCity(zone)}`);
      }
    }
}, 60_000);
