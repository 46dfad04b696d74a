import type { StateWord } from '../../state-words.ts';
import type { PositionStatus } from '../../states.ts';

export const openPositionLabels = {
  client_id: 'Client',
  title: 'Title',
  headcount: 'Places',
  filled_count: 'Filled places',
  employment_type: 'Employment type',
  work_location: 'Work place',
  shift_start: 'Shift start',
  shift_end: 'Shift end',
  timezone_id: 'Timezone',
  start_by: 'Start by',
  must_have: 'Must-have skills',
  nice_to_have: 'Nice-to-have skills',
  owner_user_id: 'Owner',
  priority: 'Priority',
  budget_least: 'Budget from',
  budget_most: 'Budget to',
  budget_currency_id: 'Budget currency',
  status: 'Status',
  reason: 'Reason',
} as const;

export const openPositionLimits = { title: 100, places: 500, skill: 60, skills: 20, reason: 300 } as const;

/** Whole currency units a month, for one person. */
export const budgetBounds = { least: 1, most: 1_000_000 } as const;

export const employmentTypes = ['full-time', 'part-time', 'project'] as const;
export type EmploymentType = (typeof employmentTypes)[number];
export const employmentTypeLabels = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  project: 'Project',
} as const satisfies Readonly<Record<EmploymentType, string>>;

export const positionPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export const positionPriorityLabels = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
} as const satisfies Readonly<Record<(typeof positionPriorities)[number], string>>;

/** The statuses of section 4 with the words of the screens, in the order of the board. */
export const positionStatusWords = {
  sourcing: 'Sourcing',
  'pending interviews': 'Pending interviews',
  filled: 'Filled',
  pause: 'Paused',
} as const satisfies Readonly<Record<PositionStatus, StateWord>>;
