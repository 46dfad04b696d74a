import type { HireQuestion } from '@muster/contract/domains/recruitment/hire-draft.constants.ts';
import type { HireDraftAnswers } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { separatedTexts } from '../separated-texts.ts';

/** What the fields hold. Skills and programs are typed as one text, separated by commas; pay is in whole units. */
export interface HireValues {
  title: string;
  family: string | null;
  headcount: number | null;
  employment_type: string | null;
  work_location: string | null;
  start_by: string;
  priority: string | null;
  duties: string;
  tools: string;
  years: number | null;
  growth: string;
  shift_start: string;
  shift_end: string;
  timezone_id: number | null;
  must_have: string;
  nice_to_have: string;
  budget_least: string | number;
  budget_most: string | number;
  budget_currency_id: number | null;
}

export const hireValuesOf = (answers: HireDraftAnswers): HireValues => ({
  title: answers.title ?? '',
  family: answers.family ?? null,
  headcount: answers.headcount ?? null,
  employment_type: answers.employment_type ?? null,
  work_location: answers.work_location ?? null,
  start_by: answers.start_by ?? '',
  priority: answers.priority ?? null,
  duties: answers.duties ?? '',
  tools: (answers.tools ?? []).join(', '),
  years: answers.years ?? null,
  growth: answers.growth ?? '',
  shift_start: answers.shift_start ?? '',
  shift_end: answers.shift_end ?? '',
  timezone_id: answers.timezone_id ?? null,
  must_have: (answers.must_have ?? []).join(', '),
  nice_to_have: (answers.nice_to_have ?? []).join(', '),
  budget_least: answers.budget_least == null ? '' : answers.budget_least / 100,
  budget_most: answers.budget_most == null ? '' : answers.budget_most / 100,
  budget_currency_id: answers.budget_currency_id ?? null,
});

const lists: readonly string[] = ['tools', 'must_have', 'nice_to_have'] satisfies readonly HireQuestion[];

/** What is saved of a field. */
export function answerOf(name: string, value: unknown): unknown {
  if (lists.includes(name)) return separatedTexts(String(value ?? ''));
  return value === '' || value === undefined ? null : value;
}

/** Whether a field says what is stored, apart from spaces at its ends. */
export const saysTheSame = (name: string, typed: unknown, stored: unknown): boolean =>
  comparable(answerOf(name, typed)) === comparable(answerOf(name, stored));

const comparable = (answer: unknown) => JSON.stringify(typeof answer === 'string' ? answer.trim() || null : answer);
