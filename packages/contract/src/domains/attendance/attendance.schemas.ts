import { z } from 'zod';
import {
  optionalId,
  optionalText,
  requiredChoice,
  requiredClockTime,
  requiredDay,
  requiredId,
  requiredText,
} from '../../fields.ts';
import { isDay } from '../../plain-day.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { enteredDaysAtOnce, correctionLabels as labels, resetEffects } from './attendance.constants.ts';

/** `YYYY-MM-DDTHH:MM` in the employee's zone. */
const localTime = (label: string) =>
  requiredText(label, 16).refine(
    (text) => text === '' || (/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isDay(text.slice(0, 10))),
    say.invalid(label),
  );

export const requestCorrectionBody = z.strictObject({
  /** The employee, if staff enter the time. */
  employee_id: optionalId(labels.employee_id),
  work_date: requiredDay(labels.work_date),
  in: localTime(labels.in),
  out: localTime(labels.out),
  breaks: z
    .array(z.strictObject({ start: localTime(labels.start), end: localTime(labels.end) }))
    .max(8)
    .default([]),
  reason: requiredText(labels.reason, 500),
  evidence: optionalText(labels.evidence, 1000),
});

/** Staff undo a correction, or void what was clocked on a day. */
export const resetDayBody = z.strictObject({
  employee_id: requiredId(labels.employee_id),
  work_date: requiredDay(labels.work_date),
  counts: requiredChoice(labels.counts, resetEffects),
  reason: requiredText(labels.reason, 500),
});

export const enterTimesBody = z.strictObject({
  days: z
    .array(z.strictObject({ employee_id: requiredId(labels.employee_id), work_date: requiredDay(labels.work_date) }))
    .min(1, say.required(labels.days))
    .max(enteredDaysAtOnce, `At most ${enteredDaysAtOnce} days together.`),
  /** On the clock of each day's shift, without one on the employee's; null: as planned. */
  times: z
    .strictObject({
      in: requiredClockTime(labels.in),
      out: requiredClockTime(labels.out),
      breaks: z
        .array(z.strictObject({ start: requiredClockTime(labels.start), end: requiredClockTime(labels.end) }))
        .max(8)
        .default([]),
    })
    .nullable(),
  reason: requiredText(labels.reason, 500),
  evidence: optionalText(labels.evidence, 1000),
});

const version = z.int().min(1);

export const withdrawCorrectionBody = z.strictObject({ id: requiredId('Id'), version });

export const decideCorrectionBody = z
  .strictObject({
    id: requiredId('Id'),
    version,
    decision: requiredChoice('Decision', ['approved', 'rejected']),
    note: optionalText(labels.note, 500),
  })
  .refine(({ decision, note }) => decision === 'approved' || !!note, {
    path: ['note'],
    error: 'Say why the correction is rejected.',
  });
