import type { FieldErrors } from '../../problem.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import type { HireAnswers } from './hire-answers.ts';
import { type HireQuestion, hireQuestionLabels as labels, requiredHireQuestions } from './hire-draft.constants.ts';
import type { HireDraftAnswers } from './hire-draft-answers.ts';
import {
  type JobDescriptionText,
  jobDescriptionSectionLabels,
  jobDescriptionSections,
} from './job-description-sections.ts';
import { reviewRefusal } from './job-description-template.rules.ts';

/** The questions that are not answered although they have to be. */
export const missingQuestions = (
  answers: HireDraftAnswers,
  required: readonly HireQuestion[] = requiredHireQuestions,
): HireQuestion[] => required.filter((question) => answers[question] == null || answers[question] === '');

/** What keeps a draft from becoming a position, by question. */
export function answerErrors(answers: HireDraftAnswers): FieldErrors {
  const errors: Partial<Record<HireQuestion, string[]>> = {};
  for (const question of missingQuestions(answers)) errors[question] = [say.required(labels[question])];
  const requireAll = (questions: readonly HireQuestion[]) => {
    if (questions.every((question) => answers[question] == null)) return;
    for (const question of questions)
      if (answers[question] == null) errors[question] = [say.required(labels[question])];
  };
  requireAll(['shift_start', 'shift_end']);
  requireAll(['budget_least', 'budget_most', 'budget_currency_id']);
  const { budget_least: least, budget_most: most } = answers;
  if (least != null && most != null && least > most)
    errors.budget_most = ['The pay must not end below where it begins.'];
  return errors as FieldErrors;
}

/** Why nobody can confirm that a text describes the job; null: somebody can. */
export function textRefusal(text: JobDescriptionText | null): string | null {
  if (text === null) return 'Write the description first.';
  const empty = jobDescriptionSections.find((section) => section !== 'benefits' && text[section].trim() === '');
  if (empty !== undefined) return `${jobDescriptionSectionLabels[empty]} is empty. Write it first.`;
  return reviewRefusal(text);
}

interface Named {
  readonly zone: string;
  readonly currency: string | null;
}

/** The answers that a text is made from, with defaults for what is not answered yet. */
export const hireAnswersOf = (answers: HireDraftAnswers, { zone, currency }: Named): HireAnswers => ({
  title: answers.title ?? 'New position',
  family: answers.family ?? 'other',
  headcount: answers.headcount ?? 1,
  employment_type: answers.employment_type ?? 'full-time',
  work_location: answers.work_location ?? 'wfh',
  shift_start: answers.shift_start ?? null,
  shift_end: answers.shift_end ?? null,
  zone,
  start_by: answers.start_by ?? null,
  must_have: answers.must_have ?? [],
  nice_to_have: answers.nice_to_have ?? [],
  duties: answers.duties ?? '',
  tools: answers.tools ?? [],
  years: answers.years ?? null,
  growth: answers.growth ?? '',
  pay_least: answers.budget_least ?? null,
  pay_most: answers.budget_most ?? null,
  currency,
});
