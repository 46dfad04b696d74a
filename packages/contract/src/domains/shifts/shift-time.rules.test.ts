import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockMinutes, type Interval, instantOfLocal, shiftInterval } from './shift-time.rules.ts';

const zones = ['America/New_York', 'Australia/Sydney', 'Europe/London', 'Asia/Manila'] as const;
const twoDigits = (value: number) => String(value).padStart(2, '0');
const clocks = fc
  .integer({ min: 0, max: 1439 })
  .map((all) => `${twoDigits(Math.floor(all / 60))}:${twoDigits(all % 60)}`);
const days = fc
  .integer({ min: 0, max: 3652 })
  .map((count) => Temporal.PlainDate.from('2024-01-01').add({ days: count }).toString());
const shifts = fc.record({
  start: clocks,
  minutes: fc.integer({ min: 1, max: 1439 }),
  zone: fc.constantFrom(...zones),
});
const elapsed = ({ startsAt, endsAt }: { startsAt: Temporal.Instant; endsAt: Temporal.Instant }) =>
  startsAt.until(endsAt).total('minutes');
/** Ends that touch do not overlap. */
const overlap = (one: Interval, other: Interval) =>
  one.startsAt.epochMilliseconds < other.endsAt.epochMilliseconds &&
  other.startsAt.epochMilliseconds < one.endsAt.epochMilliseconds;
const utc = (instant: Temporal.Instant) => instant.toString();

it('ends at its clock time, unless the clocks skip that time or the start', () => {
  fc.assert(
    fc.property(shifts, days, (shift, day) => {
      const end = Temporal.PlainDate.from(day)
        .toPlainDateTime(Temporal.PlainTime.from(shift.start))
        .add({ minutes: shift.minutes });
      const { startsAt, endsAt } = shiftInterval(shift, day);
      const late = end.until(endsAt.toZonedDateTimeISO(shift.zone).toPlainDateTime()).total('minutes');
      expect([0, 60]).toContain(late);
      expect(Math.abs(elapsed({ startsAt, endsAt }) - shift.minutes)).toBeLessThanOrEqual(60);
      expect(elapsed({ startsAt, endsAt })).toBeGreaterThan(0);
    }),
  );
});

it('lasts as long as on the clock on days on which the clocks do not change', () => {
  fc.assert(
    fc.property(shifts, days, (shift, day) => {
      const offset = (after: number) =>
        Temporal.PlainDate.from(day).add({ days: after }).toZonedDateTime(shift.zone).offset;
      fc.pre(offset(0) === offset(2));
      expect(elapsed(shiftInterval(shift, day))).toBe(shift.minutes);
    }),
  );
});

it('starts a shift on its work date in its own zone, month and year ends included', () => {
  fc.assert(
    fc.property(shifts, days, (shift, day) => {
      const { startsAt } = shiftInterval(shift, day);
      expect(startsAt.toZonedDateTimeISO(shift.zone).toPlainDate().toString()).toBe(day);
    }),
  );
});

it('starts at the local time unless the clocks skip it, and then at most an hour later', () => {
  fc.assert(
    fc.property(shifts, days, (shift, day) => {
      const local = shiftInterval(shift, day).startsAt.toZonedDateTimeISO(shift.zone).toPlainTime();
      const late = Temporal.PlainTime.from(shift.start).until(local).total('minutes');
      expect([0, 60]).toContain(late);
    }),
  );
});

it('never makes shifts of consecutive days overlap if they last at most 16 hours', () => {
  fc.assert(
    fc.property(shifts, days, (shift, day) => {
      const short = { ...shift, minutes: Math.min(shift.minutes, 960) };
      const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
      expect(overlap(shiftInterval(short, day), shiftInterval(short, next))).toBe(false);
    }),
  );
});

it.each([
  ['America/New_York', '2026-03-08', '2026-11-01', 60],
  ['Australia/Sydney', '2026-10-04', '2026-04-05', 60],
  ['Europe/London', '2026-03-29', '2026-10-25', 60],
] as const)('moves a day shift of %s by one hour in Manila when the clocks change', (zone, spring, autumn, by) => {
  const manila = (day: string) =>
    shiftInterval({ start: '09:00', minutes: 480, zone }, day).startsAt.toZonedDateTimeISO('Asia/Manila').toPlainTime();
  const dayBefore = (day: string) => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
  expect(
    manila(spring)
      .until(manila(dayBefore(spring)))
      .total('minutes'),
  ).toBe(by);
  expect(manila(dayBefore(autumn)).until(manila(autumn)).total('minutes')).toBe(by);
});

it('ends at six in both clock changes in New York, after seven and nine hours', () => {
  const night = { start: '22:00', minutes: 480, zone: 'America/New_York' };
  const spring = shiftInterval(night, '2026-03-07');
  expect([utc(spring.startsAt), utc(spring.endsAt)]).toEqual(['2026-03-08T03:00:00Z', '2026-03-08T10:00:00Z']);
  const autumn = shiftInterval(night, '2026-10-31');
  expect([utc(autumn.startsAt), utc(autumn.endsAt)]).toEqual(['2026-11-01T02:00:00Z', '2026-11-01T11:00:00Z']);
});

it('keeps the length of a short shift whose start the clocks skip', () => {
  const early = shiftInterval({ start: '02:15', minutes: 45, zone: 'America/New_York' }, '2026-03-08');
  expect([utc(early.startsAt), utc(early.endsAt)]).toEqual(['2026-03-08T07:15:00Z', '2026-03-08T08:00:00Z']);
});

it('reads a time that does not exist with the offset before the change', () => {
  expect(utc(instantOfLocal('2026-03-08', '02:30', 'America/New_York'))).toBe('2026-03-08T07:30:00Z');
  expect(utc(instantOfLocal('2026-03-29', '01:15', 'Europe/London'))).toBe('2026-03-29T01:15:00Z');
});

it('takes the first of an ambiguous local time', () => {
  expect(utc(instantOfLocal('2026-11-01', '01:30', 'America/New_York'))).toBe('2026-11-01T05:30:00Z');
  expect(utc(instantOfLocal('2026-04-05', '02:30', 'Australia/Sydney'))).toBe('2026-04-04T15:30:00Z');
});

it('lets a night shift of the last day of a year belong to that year', () => {
  const { startsAt, endsAt } = shiftInterval({ start: '22:00', minutes: 480, zone: 'Asia/Manila' }, '2026-12-31');
  expect([utc(startsAt), utc(endsAt)]).toEqual(['2026-12-31T14:00:00Z', '2026-12-31T22:00:00Z']);
});

it('sees that 20:00 to 04:00 runs into 02:00 to 06:00 of the next day', () => {
  const night = shiftInterval({ start: '20:00', minutes: 480, zone: 'Asia/Manila' }, '2026-05-04');
  const early = (day: string) => shiftInterval({ start: '02:00', minutes: 240, zone: 'Asia/Manila' }, day);
  expect(overlap(night, early('2026-05-05'))).toBe(true);
  expect(overlap(night, early('2026-05-04'))).toBe(false);
  expect(overlap(night, { startsAt: night.endsAt, endsAt: night.endsAt.add({ hours: 1 }) })).toBe(false);
});

it('counts clock minutes over midnight', () => {
  expect(clockMinutes('08:00', '17:00')).toBe(540);
  expect(clockMinutes('22:00', '06:30')).toBe(510);
});
