import { z } from 'zod';
import {
  isPrintable,
  optionalAmount,
  optionalClockTime,
  optionalDay,
  optionalId,
  optionalText,
  requiredId,
  requiredText,
  withoutDirections,
} from '../../fields.ts';
import { workLocations } from '../../states.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { hirePaths, hireQuestionLabels as labels, hireDraftLimits as limits } from './hire-draft.constants.ts';
import { hireSteps } from './hire-steps.ts';
import { jobDescriptionSectionLabels, mostSectionText } from './job-description-sections.ts';
import { jobFamilies } from './job-description-templates.schemas.ts';
import { budgetBounds, employmentTypes, openPositionLimits, positionPriorities } from './open-positions.constants.ts';

const wholeNumber = (label: string, least: number, most: number) =>
  z
    .number({ error: say.number(label) })
    .int(say.number(label))
    .min(least, say.min(label, least))
    .max(most, say.max(label, most))
    .nullable()
    .optional();

const choice = <const V extends readonly [string, ...string[]]>(label: string, values: V) =>
  z
    .enum(values, { error: say.invalid(label) })
    .nullable()
    .optional();

const words = (label: string) =>
  z
    .array(requiredText(label, openPositionLimits.skill), { error: say.invalid(label) })
    .max(openPositionLimits.skills, `Enter at most ${openPositionLimits.skills}.`)
    .transform((given) => [...new Map(given.map((word) => [word.toLowerCase(), word])).values()])
    .optional();

/** A draft has no required answers. An omitted answer keeps its value, and null removes it. */
const answers = z.strictObject({
  title: optionalText(labels.title, openPositionLimits.title),
  family: choice(labels.family, jobFamilies),
  headcount: wholeNumber(labels.headcount, 1, openPositionLimits.places),
  employment_type: choice(labels.employment_type, employmentTypes),
  work_location: choice(labels.work_location, workLocations),
  start_by: optionalDay(labels.start_by),
  priority: choice(labels.priority, positionPriorities),
  duties: optionalText(labels.duties, limits.ownWords),
  tools: words(labels.tools),
  years: wholeNumber(labels.years, 0, limits.years),
  growth: optionalText(labels.growth, limits.ownWords),
  shift_start: optionalClockTime(labels.shift_start),
  shift_end: optionalClockTime(labels.shift_end),
  timezone_id: optionalId(labels.timezone_id),
  must_have: words(labels.must_have),
  nice_to_have: words(labels.nice_to_have),
  /** Whole units in, cents out. For one person a month. */
  budget_least: optionalAmount(labels.budget_least, budgetBounds),
  budget_most: optionalAmount(labels.budget_most, budgetBounds),
  budget_currency_id: optionalId(labels.budget_currency_id),
});

const section = (label: string) =>
  z
    .string()
    .overwrite(withoutDirections)
    .max(mostSectionText, say.maxLength(label, mostSectionText))
    .refine(isPrintable, say.invalid(label))
    .optional();
const text = z.strictObject({
  summary: section(jobDescriptionSectionLabels.summary),
  duties: section(jobDescriptionSectionLabels.duties),
  requirements: section(jobDescriptionSectionLabels.requirements),
  benefits: section(jobDescriptionSectionLabels.benefits),
});

const version = z.int().min(1);

export const startHireDraftBody = z.strictObject({
  title: requiredText(labels.title, openPositionLimits.title),
  family: z.enum(jobFamilies, { error: say.required(labels.family) }),
});

export const saveHireDraftBody = z.strictObject({
  version,
  step: z.enum(hireSteps).optional(),
  path: z.enum(hirePaths).optional(),
  answers: answers.optional(),
  text: text.optional(),
  /** Of a suggestion that is not shown any more, and whether all of them are shown again. */
  dismiss: requiredText('Suggestion', limits.insight).optional(),
  show_dismissed: z.literal(true).optional(),
});

/** The text is composed or generated from the answers, or filled in from a template. It replaces the one that is there. */
export const writeHireTextBody = z.strictObject({
  version,
  template_id: requiredId('Template').nullable().default(null),
});

/** Whether the viewer read the text of this version and says that it describes the job. */
export const reviewHireDraftBody = z.strictObject({ version, is_reviewed: z.boolean() });

export const finalizeHireDraftBody = z.strictObject({ version });
