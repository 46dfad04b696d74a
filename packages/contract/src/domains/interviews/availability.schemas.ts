import { z } from 'zod';
import { minuteOfClock } from '../../clock-time.ts';
import { optionalText, requiredDay, requiredId } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { availabilityLabels as labels, availabilityLimits as limits } from './availability.constants.ts';
import { overlaps } from './availability.rules.ts';
import { utcMilliseconds } from './utc-milliseconds.rules.ts';

const dayMs = 86_400_000;

const start = z
  .string({ error: say.required('Start') })
  .trim()
  .min(1, say.required('Start'))
  .regex(/^(|([01]\d|2[0-3]):[0-5]\d)$/, say.invalid('Start'));

/** Midnight ends the day, in either spelling. */
const end = z
  .string({ error: say.required('End') })
  .trim()
  .min(1, say.required('End'))
  .regex(/^(|([01]\d|2[0-3]):[0-5]\d|24:00)$/, say.invalid('End'))
  .transform((clock) => (clock === '00:00' ? '24:00' : clock));

const isForward = ({ start: from, end: until }: { readonly start: string; readonly end: string }) =>
  minuteOfClock(from) < minuteOfClock(until);

const forward = {
  error:
    'The end must be later than the start. Hours across midnight are two: until midnight, and from midnight on the next day.',
  path: ['end'],
};

const clockHours = z.strictObject({ start, end }).refine(isForward, forward);

const weekdayHours = z.strictObject({ weekday: z.int().min(1).max(7), start, end }).refine(isForward, forward);

const hoursOfDay = (label: string) =>
  z
    .array(clockHours, { error: say.invalid(label) })
    .max(limits.hoursOfDay, `${label}: at most ${limits.hoursOfDay} times a day.`)
    .refine((hours) => !overlaps(hours), 'The times of one day must not overlap.');

const dayHours = z.strictObject({
  day: requiredDay('Date'),
  note: optionalText('Note', limits.note),
  /** None: closed. */
  hours: hoursOfDay(labels.days),
});

/** In UTC. */
const instant = (label: string) =>
  z.string({ error: say.required(label) }).pipe(z.iso.datetime({ error: say.invalid(label) }));

const busySpan = z.strictObject({ starts_at: instant('Start'), ends_at: instant('End') }).refine(
  ({ starts_at, ends_at }) => {
    const length = utcMilliseconds(ends_at) - utcMilliseconds(starts_at);
    return length > 0 && length <= limits.busyDays * dayMs;
  },
  { error: `The end must be later than the start, by at most ${limits.busyDays} days.`, path: ['ends_at'] },
);

const count = (label: string, most: number) =>
  z
    .number({ error: say.number(label) })
    .int(say.number(label))
    .min(0, say.min(label, 0))
    .max(most, say.max(label, most));

/** The whole availability: what it leaves out is removed. */
export const saveAvailabilityBody = z.strictObject({
  /** 0: there was none. */
  version: z.int().min(0),
  timezone_id: requiredId(labels.timezone_id),
  notice_hours: count(labels.notice_hours, limits.noticeHours),
  buffer_minutes: count(labels.buffer_minutes, limits.bufferMinutes),
  weekly: z
    .array(weekdayHours, { error: say.invalid(labels.weekly) })
    .max(7 * limits.hoursOfDay)
    .refine(
      (hours) => [...Map.groupBy(hours, ({ weekday }) => weekday).values()].every((ofDay) => !overlaps(ofDay)),
      'The times of one day must not overlap.',
    ),
  days: z
    .array(dayHours, { error: say.invalid(labels.days) })
    .max(limits.days)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'Each date can be overridden once.'),
  busy: z
    .array(busySpan, { error: say.invalid(labels.busy) })
    .max(limits.busy)
    .refine((spans) => {
      const sorted = spans
        .map(({ starts_at, ends_at }) => ({ from: utcMilliseconds(starts_at), until: utcMilliseconds(ends_at) }))
        .toSorted((one, other) => one.from - other.from);
      return sorted.every((one, index) => one.until <= (sorted[index + 1]?.from ?? Number.POSITIVE_INFINITY));
    }, 'Busy times must not overlap.'),
});
