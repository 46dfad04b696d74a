import { z } from 'zod';
import {
  optionalAmount,
  optionalClockTime,
  optionalDay,
  optionalId,
  optionalText,
  requiredChoice,
  requiredId,
  requiredText,
} from '../../fields.ts';
import { positionStatuses, workLocations } from '../../states.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import {
  budgetBounds,
  employmentTypes,
  openPositionLabels as labels,
  openPositionLimits as limits,
  positionPriorities,
} from './open-positions.constants.ts';

const places = (label: string, least: number) =>
  z
    .number({ error: ({ input }) => (input == null || input === '' ? say.required(label) : say.number(label)) })
    .int(say.number(label))
    .min(least, say.min(label, least))
    .max(limits.places, say.max(label, limits.places));

/** Without empty ones and repetitions, whatever their case. */
const skills = (label: string) =>
  z
    .array(requiredText(label, limits.skill), { error: say.invalid(label) })
    .max(limits.skills, `Enter at most ${limits.skills} skills.`)
    .transform((given) => [...new Map(given.map((skill) => [skill.toLowerCase(), skill])).values()]);

const openPositionShape = {
  title: requiredText(labels.title, limits.title),
  headcount: places(labels.headcount, 1),
  employment_type: requiredChoice(labels.employment_type, employmentTypes),
  work_location: requiredChoice(labels.work_location, workLocations),
  shift_start: optionalClockTime(labels.shift_start),
  shift_end: optionalClockTime(labels.shift_end),
  timezone_id: requiredId(labels.timezone_id),
  start_by: optionalDay(labels.start_by),
  must_have: skills(labels.must_have),
  nice_to_have: skills(labels.nice_to_have),
  owner_user_id: optionalId(labels.owner_user_id),
  priority: requiredChoice(labels.priority, positionPriorities),
  /** For one person a month. All three or none. */
  budget_least: optionalAmount(labels.budget_least, budgetBounds),
  budget_most: optionalAmount(labels.budget_most, budgetBounds),
  budget_currency_id: optionalId(labels.budget_currency_id),
};

interface Terms {
  readonly shift_start?: string | null | undefined;
  readonly shift_end?: string | null | undefined;
  readonly budget_least?: number | null | undefined;
  readonly budget_most?: number | null | undefined;
  readonly budget_currency_id?: number | null | undefined;
}

function checkTerms(terms: Terms, context: z.core.$RefinementCtx): void {
  const report = (path: keyof typeof labels, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const requireAll = (fields: readonly (keyof Terms & keyof typeof labels)[]) => {
    if (fields.every((field) => terms[field] == null)) return;
    for (const field of fields) if (terms[field] == null) report(field, say.required(labels[field]));
  };
  requireAll(['shift_start', 'shift_end']);
  requireAll(['budget_least', 'budget_most', 'budget_currency_id']);
  const { budget_least: least, budget_most: most } = terms;
  if (least != null && most != null && least > most)
    report('budget_most', 'The budget must not end below where it begins.');
}

export const createOpenPositionBody = z
  .strictObject({ client_id: requiredId(labels.client_id), ...openPositionShape })
  .superRefine(checkTerms);

/** The client of a position never changes: its people have seen who was presented to them. */
export const updateOpenPositionBody = z
  .strictObject({
    id: requiredId('Id'),
    version: z.int().min(1),
    ...openPositionShape,
    filled_count: places(labels.filled_count, 0),
  })
  .superRefine(checkTerms);

export const moveOpenPositionBody = z.strictObject({
  version: z.int().min(1),
  status: z.enum(positionStatuses),
  /** Required to reopen a filled position. */
  reason: optionalText(labels.reason, limits.reason),
  /** To reopen: one of them becomes free. */
  headcount: places(labels.headcount, 1).optional(),
  filled_count: places(labels.filled_count, 0).optional(),
});
