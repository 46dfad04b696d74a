import type { StateWord } from '../../state-words.ts';

/** In the order of the board; the last two end an application. */
export const applicationStages = [
  'new',
  'screening',
  'presented',
  'interview',
  'offered',
  'hired',
  'rejected',
  'withdrawn',
] as const;
export type ApplicationStage = (typeof applicationStages)[number];

export const applicationStageWords = {
  new: 'New',
  screening: 'Screening',
  presented: 'Presented',
  interview: 'Interview',
  offered: 'Offered',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const satisfies Readonly<Record<ApplicationStage, StateWord>>;

export const rejectionReasons = ['skills', 'experience', 'pay', 'hours', 'location', 'other'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export const rejectionReasonLabels = {
  skills: 'Skills do not match',
  experience: 'Too little experience',
  pay: 'Pay expectation',
  hours: 'Working hours',
  location: 'Location',
  other: 'Other',
} as const satisfies Readonly<Record<RejectionReason, string>>;

export const clientDecisions = ['undecided', 'shortlisted', 'wants interview', 'rejected'] as const;
export type ClientDecision = (typeof clientDecisions)[number];

export const clientDecisionWords = {
  undecided: 'Undecided',
  shortlisted: 'Shortlisted',
  'wants interview': 'Wants an interview',
  rejected: 'Rejected',
} as const satisfies Readonly<Record<ClientDecision, StateWord>>;

export const applicationLabels = {
  application: 'Application',
  position_id: 'Position',
  candidate_id: 'Candidate',
  stage: 'Stage',
  rejection: 'Reason',
  note: 'Note',
  decision: 'Decision',
  reason: 'Reason',
} as const;

export const applicationLimits = { note: 300, reason: 300, presented: 100 } as const;
