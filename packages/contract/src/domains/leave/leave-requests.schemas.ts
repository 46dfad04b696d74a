import { z } from 'zod';
import { optionalId, optionalText, requiredChoice, requiredDay, requiredId, requiredText } from '../../fields.ts';
import { daysBetween } from '../../plain-day.ts';
import {
  leaveRequestLabels as labels,
  leaveStepMinutes,
  mostLeaveDays,
  mostLeaveDecided,
  mostLeaveReasonCharacters,
} from './leave-requests.constants.ts';

/** A part of a day: half of its shift, or so many worked minutes at its start or end. */
const requestedPart = z.strictObject({
  day: requiredDay(labels.parts),
  part: requiredChoice(labels.parts, ['start', 'end']),
  /** Null: half of the shift. */
  minutes: z
    .int()
    .min(leaveStepMinutes)
    .max(24 * 60 - leaveStepMinutes)
    .multipleOf(leaveStepMinutes)
    .nullable(),
});
export type RequestedPart = z.output<typeof requestedPart>;

/** The parts of a request as an address has them: '2026-03-09 start,2026-03-13 end 120'. */
export const leavePartsText = (parts: readonly RequestedPart[]): string =>
  parts.map(({ day, part, minutes }) => [day, part, ...(minutes === null ? [] : [minutes])].join(' ')).join(',');

/** From `leavePartsText`. */
export const leavePartsQuery = z
  .string()
  .transform((text) =>
    text.split(',').flatMap((one) => {
      const [day, part, minutes] = one.split(' ');
      return one === '' ? [] : [{ day, part, minutes: minutes === undefined ? null : Number(minutes) }];
    }),
  )
  .pipe(z.array(requestedPart).max(mostLeaveDays));

/** Without an employee: for the viewer. */
export const requestLeaveBody = z
  .strictObject({
    employee_id: optionalId(labels.employee_id).optional(),
    leave_type_id: requiredId(labels.leave_type_id),
    first_day: requiredDay(labels.first_day),
    last_day: requiredDay(labels.last_day),
    /** Days of which only a part is leave. */
    parts: z.array(requestedPart).max(mostLeaveDays).optional(),
    reason: requiredText(labels.reason, mostLeaveReasonCharacters),
  })
  .refine(isForward, { path: ['last_day'], error: 'The last day must not be before the first day.' })
  .refine(isShort, { path: ['last_day'], error: 'One request covers at most a year.' })
  .refine(isOnce, { path: ['parts'], error: 'Request each day once, within the days of the request.' });

interface Range {
  readonly first_day: string;
  readonly last_day: string;
}

function isForward({ first_day, last_day }: Range): boolean {
  return first_day <= last_day;
}

function isShort({ first_day, last_day }: Range): boolean {
  return daysBetween(first_day, last_day) < mostLeaveDays;
}

function isOnce({
  first_day,
  last_day,
  parts = [],
}: Range & { readonly parts?: readonly RequestedPart[] | undefined }) {
  const days = parts.map(({ day }) => day);
  return new Set(days).size === days.length && days.every((day) => first_day <= day && day <= last_day);
}

/** The days that the reader saw: a request that takes others by now is not decided on. */
const seenDays = z
  .number()
  .min(0)
  // A long shift takes more than a day.
  .max(3 * mostLeaveDays);

export const decideLeaveBody = z
  .strictObject({
    id: requiredId('Id'),
    decision: requiredChoice('Decision', ['approved', 'refused']),
    note: optionalText(labels.note, 500),
    seen_days: seenDays.optional(),
  })
  .refine(({ decision, note }) => decision === 'approved' || !!note, {
    path: ['note'],
    error: 'Say why the leave is rejected.',
  });

const severalRequests = z
  .array(requiredId('Leave request'))
  .min(1)
  .max(mostLeaveDecided)
  .refine((ids) => new Set(ids).size === ids.length, 'A leave request is named twice.');

export const decideLeavesBody = z
  .strictObject({
    ids: severalRequests,
    decision: requiredChoice('Decision', ['approved', 'refused']),
    note: optionalText(labels.note, 500),
    seen: z
      .array(z.strictObject({ id: requiredId('Id'), days: seenDays }))
      .max(mostLeaveDecided)
      .optional(),
  })
  .refine(({ decision, note }) => decision === 'approved' || !!note, {
    path: ['note'],
    error: 'Say why the leave is rejected.',
  });

export const undoLeaveBody = z.strictObject({ ids: severalRequests });

/** Without days: all that can be given back. */
export const cancelLeaveBody = z.strictObject({
  id: requiredId('Id'),
  days: z.array(requiredDay(labels.day)).min(1).max(mostLeaveDays).optional(),
});
