import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockOfMinute, minuteOfClock } from '../../clock-time.ts';
import { addDays, weekdayOf } from '../../plain-day.ts';
import { type Availability, askableSpans, freeSpans, hoursOn, nextFreeSpan, overlaps } from './availability.rules.ts';
import { localTimeAt } from './local-hours.rules.ts';

const nineToFive = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: '09:00', end: '17:00' }));

const open = (gaps: Partial<Availability> = {}): Availability => ({
  zone: 'Europe/London',
  weekly: nineToFive,
  days: [],
  busy: [],
  notice_hours: 0,
  ...gaps,
});

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const shown = (spans: readonly { from: number; until: number }[]) =>
  spans.map(({ from, until }) =>
    [from, until].map((ms) => Temporal.Instant.fromEpochMilliseconds(ms).toString({ smallestUnit: 'minute' })),
  );

it('takes the hours of the override, else those of the weekday', () => {
  const days = [
    {
      day: '2026-03-02',
      hours: [
        { start: '15:00', end: '17:00' },
        { start: '09:00', end: '11:00' },
      ],
    },
    { day: '2026-03-03', hours: [] },
  ];
  const mine = open({ days });
  expect(hoursOn(mine, '2026-03-02')).toEqual([
    { start: '09:00', end: '11:00' },
    { start: '15:00', end: '17:00' },
  ]);
  expect(hoursOn(mine, '2026-03-03')).toEqual([]);
  expect(hoursOn(mine, '2026-03-04')).toEqual([{ start: '09:00', end: '17:00' }]);
  expect(hoursOn(mine, '2026-03-07')).toEqual([]);
});

it('leaves out busy times, and joins hours at midnight', () => {
  const weekly = [
    { weekday: 1, start: '22:00', end: '24:00' },
    { weekday: 2, start: '00:00', end: '02:00' },
  ];
  const busy = [{ from: at('2026-03-02T22:30Z'), until: at('2026-03-02T23:00Z') }];
  const range = { from: at('2026-03-02T00:00Z'), until: at('2026-03-08T00:00Z') };
  expect(shown(freeSpans(open({ weekly, busy }), range))).toEqual([
    ['2026-03-02T22:00Z', '2026-03-02T22:30Z'],
    ['2026-03-02T23:00Z', '2026-03-03T02:00Z'],
  ]);
});

it('keeps the notice, and finds the next free time', () => {
  const now = at('2026-03-06T12:00Z');
  const range = { from: now, until: now + 7 * 86_400_000 };
  expect(shown(askableSpans(open({ notice_hours: 3 }), range, now))[0]).toEqual([
    '2026-03-06T15:00Z',
    '2026-03-06T17:00Z',
  ]);
  expect(nextFreeSpan(open({ notice_hours: 24 }), now)?.from).toBe(at('2026-03-09T09:00Z'));
  expect(nextFreeSpan(open({ weekly: [] }), now)).toBe(null);
  const short = [{ weekday: 5, start: '15:00', end: '15:20' }];
  expect(nextFreeSpan(open({ weekly: short }), now)).toBe(null);
  expect(nextFreeSpan(open({ weekly: short }), now, 20)?.from).toBe(at('2026-03-06T15:00Z'));
});

it('says whether hours overlap', () => {
  const hours = [
    { start: '09:00', end: '11:30' },
    { start: '11:30', end: '24:00' },
  ];
  expect(overlaps(hours)).toBe(false);
  expect(overlaps([...hours, { start: '10:00', end: '10:15' }])).toBe(true);
});

/** The changes of all zones in a year. Each zone that has any has at least two. */
function changesIn(zone: string): string[] {
  const days: string[] = [];
  let next = Temporal.Instant.from('2026-01-01T00:00Z').toZonedDateTimeISO(zone).getTimeZoneTransition('next');
  while (next !== null && next.year <= 2027) {
    days.push(next.toPlainDate().toString());
    next = next.getTimeZoneTransition('next');
  }
  return days;
}

const zones = Intl.supportedValuesOf('timeZone');
const changes = zones.flatMap((zone) => changesIn(zone).map((day) => ({ zone, day })));

const hoursOfDay = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 6 })
  .map((quarters) => quarters.toSorted((one, other) => one - other).map((quarter) => clockOfMinute(quarter * 15)))
  .map((clocks) =>
    Array.from({ length: Math.floor(clocks.length / 2) }, (_, index) => ({
      start: clocks[index * 2] ?? '00:00',
      end: clocks[index * 2 + 1] ?? '24:00',
    })),
  );

/** Whether an instant lies in the hours of its own local day, as the calendar of the platform reads it. */
function isOpenAt(mine: Availability, instant: number): boolean {
  const local = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(mine.zone);
  const minute = local.hour * 60 + local.minute;
  return hoursOn(mine, local.toPlainDate().toString()).some(
    ({ start, end }) => minuteOfClock(start) <= minute && minute < minuteOfClock(end),
  );
}

it('offers exactly the clock times of the hours around every change of the clock in every zone', () => {
  expect(zones.length).toBeGreaterThan(400);
  expect(changes.length).toBeGreaterThan(400);
  const examples = hoursOfDay.chain((usual) => hoursOfDay.map((other) => ({ usual, other })));
  for (const { zone, day } of changes) {
    const [{ usual, other } = { usual: [], other: [] }] = fc.sample(examples, {
      numRuns: 1,
      seed: zones.indexOf(zone),
    });
    const weekly = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => usual.map((hours) => ({ ...hours, weekday })));
    const mine = open({ zone, weekly, days: [{ day: addDays(day, 1), hours: other }] });
    const from = at(`${addDays(day, -1)}T00:00Z`);
    const range = { from, until: from + 3 * 86_400_000 };
    const spans = freeSpans(mine, range);
    for (let instant = range.from; instant < range.until; instant += 15 * 60_000) {
      const isOffered = spans.some((span) => span.from <= instant && instant < span.until);
      if (isOffered !== isOpenAt(mine, instant)) expect([zone, day, instant, isOffered]).toEqual([]);
    }
  }
}, 120_000);

it('keeps wall-clock hours and the day of overrides in every zone, on any day', () => {
  const days = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2026-01-01', count));
  fc.assert(
    fc.property(fc.constantFrom(...zones), days, hoursOfDay, (zone, day, hours) => {
      const mine = open({ zone, weekly: [], days: [{ day, hours }] });
      const from = at(`${addDays(day, -3)}T00:00Z`);
      for (const span of freeSpans(mine, { from, until: from + 7 * 86_400_000 })) {
        const [start, end] = [localTimeAt(span.from, zone), localTimeAt(span.until - 60_000, zone)];
        expect([start.day, end.day]).toEqual([day, day]);
        expect(
          hours.some(
            ({ start: first, end: last }) => minuteOfClock(first) <= start.minute && start.minute < minuteOfClock(last),
          ),
        ).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

it('reads the local time like the calendar of the platform', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2028-01-01T00:00Z') }),
      (zone, instant) => {
        const local = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
        const read = localTimeAt(instant, zone);
        expect(read).toEqual({ day: local.toPlainDate().toString(), minute: local.hour * 60 + local.minute });
        expect(weekdayOf(read.day)).toBe(local.dayOfWeek);
      },
    ),
  );
});
