import { z } from 'zod';
import { flag, optionalText, requiredChoice, requiredDay, requiredId, requiredText } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { holidayKinds } from './holidays.constants.ts';

export const holidayLabels = {
  calendar_id: 'Calendar',
  day: 'Date',
  name: 'Name',
  kind: 'Type',
  from_time: 'Start time',
  until_time: 'End time',
  is_fixed: 'Same date each year',
  source: 'Source',
} as const;

const clock = (label: string) =>
  optionalText(label, 5).refine((text) => !text || /^([01]\d|2[0-3]):[0-5]\d$/.test(text), say.invalid(label));

const holidayShape = {
  calendar_id: requiredId(holidayLabels.calendar_id),
  day: requiredDay(holidayLabels.day),
  name: requiredText(holidayLabels.name, 100),
  kind: requiredChoice(holidayLabels.kind, holidayKinds),
  from_time: clock(holidayLabels.from_time),
  until_time: clock(holidayLabels.until_time),
  is_fixed: flag(holidayLabels.is_fixed),
  source: requiredText(holidayLabels.source, 300),
};

type Part = { readonly from_time?: string | null | undefined; readonly until_time?: string | null | undefined };
const isPart = ({ from_time: from, until_time: until }: Part) => !from || !until || from < until;
const endsEarly = { path: ['until_time'], message: 'The end time must be after the start time.' };

export const createHolidayBody = z.strictObject(holidayShape).refine(isPart, endsEarly);
export const updateHolidayBody = z
  .strictObject({ id: requiredId('Id'), version: z.int().min(1), ...holidayShape })
  .refine(isPart, endsEarly);

/** `id`: the holiday that changes. Without `day`, it is deleted; without `id`, it is added. */
export const previewHolidayBody = z
  .strictObject({
    id: requiredId('Id').optional(),
    calendar_id: requiredId(holidayLabels.calendar_id).optional(),
    day: requiredDay(holidayLabels.day).optional(),
    kind: requiredChoice(holidayLabels.kind, holidayKinds).optional(),
    /** A part of the day changes no schedule, but what its hours are paid. */
    from_time: clock(holidayLabels.from_time).optional(),
    until_time: clock(holidayLabels.until_time).optional(),
  })
  .refine(({ id, day }) => id !== undefined || day !== undefined, { path: ['day'], message: say.required('Date') });
