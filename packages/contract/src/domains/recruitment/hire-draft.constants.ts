import { jobDescriptionSectionLabels } from './job-description-sections.ts';
import { openPositionLabels } from './open-positions.constants.ts';

/** How the description comes about. */
export const hirePaths = ['typed', 'template', 'generated'] as const;
export type HirePath = (typeof hirePaths)[number];
export const hirePathLabels = {
  typed: 'Own text',
  template: 'Template',
  generated: 'From your answers',
} as const satisfies Readonly<Record<HirePath, string>>;

/**
 * The number of the questions below. A draft keeps the one that it was last saved with, and answers to questions that were removed. Raise it
 * with every question that is added or removed.
 */
export const questionSet = 1;

/** The questions of the wizard. Those that a position has too are named like its fields. */
export const hireQuestionLabels = {
  title: openPositionLabels.title,
  family: 'Field of work',
  headcount: openPositionLabels.headcount,
  employment_type: openPositionLabels.employment_type,
  work_location: openPositionLabels.work_location,
  start_by: openPositionLabels.start_by,
  priority: openPositionLabels.priority,
  duties: 'What the person will do',
  tools: 'Programs',
  years: 'Years of experience',
  growth: 'What you offer',
  shift_start: openPositionLabels.shift_start,
  shift_end: openPositionLabels.shift_end,
  timezone_id: openPositionLabels.timezone_id,
  must_have: openPositionLabels.must_have,
  nice_to_have: openPositionLabels.nice_to_have,
  budget_least: 'Pay from',
  budget_most: 'Pay to',
  budget_currency_id: 'Currency',
} as const;
export type HireQuestion = keyof typeof hireQuestionLabels;

export const requiredHireQuestions: readonly HireQuestion[] = [
  'title',
  'family',
  'headcount',
  'employment_type',
  'work_location',
  'timezone_id',
];

/** What a conflict names. */
export const hireDraftLabels = {
  ...hireQuestionLabels,
  path: 'Way of writing',
  summary: jobDescriptionSectionLabels.summary,
  text_duties: jobDescriptionSectionLabels.duties,
  requirements: jobDescriptionSectionLabels.requirements,
  benefits: jobDescriptionSectionLabels.benefits,
  review: 'Review',
} as const;

export const hireDraftLimits = {
  draftsOfClient: 100,
  ownWords: 2000,
  years: 40,
  insight: 200,
  dismissed: 100,
} as const;
