import { type ApplicationStage, applicationStageWords, type ClientDecision } from './applications.constants.ts';

const endedStages = ['rejected', 'withdrawn'] as const satisfies readonly ApplicationStage[];

export interface ApplicationState {
  readonly stage: ApplicationStage;
  /** Since when the client sees it; null while it does not. */
  readonly presented_at: string | null;
}

interface Moving extends Pick<ApplicationState, 'stage'> {
  readonly decision: ClientDecision;
}

/** Whether it goes on. A person has one living application for a position. */
export const isLiving = (stage: ApplicationStage): boolean =>
  !(endedStages as readonly ApplicationStage[]).includes(stage);

/** Interviews can be booked: the client knows the candidate, and nothing is settled. */
export const isWithTheClient = (stage: ApplicationStage): boolean =>
  stage === 'presented' || stage === 'interview' || stage === 'offered';

/** The stages to which it may move. It is taken back from the client only while the client has not decided. */
export function stagesFrom({ stage, decision }: Moving): readonly ApplicationStage[] {
  if (stage === 'presented' && decision !== 'undecided') return next.presented.filter((to) => to !== 'screening');
  return next[stage];
}

/** Why it may not move; null: it may. */
export function stageRefusal(application: Moving, to: ApplicationStage): string | null {
  const moves = stagesFrom(application);
  if (moves.includes(to)) return null;
  const word = (stage: ApplicationStage) => applicationStageWords[stage].toLowerCase();
  const { stage } = application;
  if (stage === to) return `This application is ${word(to)} already.`;
  if (stage === 'offered' && to === 'hired')
    return 'A candidate is hired with an employee record. Choose Hire instead.';
  if (moves.length === 0) return `This application has ended: it was ${word(stage)}. Add the candidate again instead.`;
  if (stage === 'presented' && to === 'screening') return 'The client has decided on this candidate already.';
  return `You can't move this application from ${word(stage)} to ${word(to)}, only to ${moves.map(word).join(' or ')}.`;
}

/** Why the candidate cannot be hired; null: they can. Hiring is no move: it creates the employee. */
export function hireRefusal({ stage }: Pick<ApplicationState, 'stage'>): string | null {
  if (stage === 'offered') return null;
  if (stage === 'hired') return 'This candidate is hired already.';
  return `Only a candidate with an offer can be hired. This application is in ${applicationStageWords[stage].toLowerCase()}.`;
}

/** The state after an allowed move, or after hiring. */
export function afterStage({ presented_at }: ApplicationState, to: ApplicationStage, now: string): ApplicationState {
  if (to === 'new' || to === 'screening') return { stage: to, presented_at: null };
  return { stage: to, presented_at: to === 'presented' ? (presented_at ?? now) : presented_at };
}

const next = {
  new: ['screening', ...endedStages],
  screening: ['new', 'presented', ...endedStages],
  presented: ['screening', 'interview', 'offered', ...endedStages],
  interview: ['presented', 'offered', ...endedStages],
  offered: ['interview', ...endedStages],
  hired: ['withdrawn'],
  rejected: [],
  withdrawn: [],
} as const satisfies Readonly<Record<ApplicationStage, readonly ApplicationStage[]>>;
