import fc from 'fast-check';
import type { SlaHours, SlaWindow } from './ticket-sla.ts';

export const at = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds;
export const instantText = (instant: number | null) =>
  instant === null ? null : Temporal.Instant.fromEpochMilliseconds(instant).toString();

export const workdays = [1, 2, 3, 4, 5];
export const everyDay = [1, 2, 3, 4, 5, 6, 7];

export const hoursOf = (zone: string, windows: readonly SlaWindow[], holidays: readonly string[] = []): SlaHours => ({
  zone,
  windows,
  holidays: new Set(holidays),
});

export const always = (zone: string, holidays: readonly string[] = []) =>
  hoursOf(zone, [{ days: everyDay, from: '00:00', to: '00:00', breaks: [] }], holidays);

export const nights = (zone: string, holidays: readonly string[] = []) =>
  hoursOf(zone, [{ days: workdays, from: '22:00', to: '07:00', breaks: [{ from: '02:00', to: '03:00' }] }], holidays);

/** Zones that change their clocks in the north and in the south, by half an hour, and not at all. */
export const anyZone = fc.constantFrom(
  'Asia/Manila',
  'America/New_York',
  'Australia/Sydney',
  'Europe/London',
  'Australia/Lord_Howe',
);

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;

const anyWindow: fc.Arbitrary<SlaWindow> = fc
  .record({
    days: fc.subarray([...everyDay], { minLength: 1 }),
    start: fc.integer({ min: 0, max: 95 }),
    length: fc.integer({ min: 8, max: 96 }),
    hasBreak: fc.boolean(),
  })
  .map(({ days, start, length, hasBreak }) => ({
    days,
    from: clock(start * 15),
    to: clock((start + length) * 15),
    // In the middle, a quarter of it.
    breaks: hasBreak
      ? [
          {
            from: clock((start + Math.floor(length / 2)) * 15),
            to: clock((start + Math.floor(length / 2) + Math.floor(length / 4)) * 15),
          },
        ]
      : [],
  }));

const dayOf = (count: number) => Temporal.PlainDate.from('2026-01-01').add({ days: count }).toString();

/** Up to three windows that may overlap, across midnight, with breaks and holidays. */
export const anyHours: fc.Arbitrary<SlaHours> = fc.record({
  zone: anyZone,
  windows: fc.array(anyWindow, { minLength: 1, maxLength: 3 }),
  holidays: fc.array(fc.integer({ min: 0, max: 500 }).map(dayOf), { maxLength: 5 }).map((days) => new Set(days)),
});

/** Within 2026, on whole minutes. */
export const anyInstant = fc
  .integer({ min: 0, max: 365 * 1440 })
  .map((minutes) => at('2026-01-01T00:00:00Z') + minutes * 60_000);
