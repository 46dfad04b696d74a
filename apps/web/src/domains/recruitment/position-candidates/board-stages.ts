import type { ApplicationStage } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { applicationStageWords } from '@muster/contract/domains/recruitment/applications.constants.ts';

export interface BoardStage {
  readonly title: string;
  readonly stages: readonly ApplicationStage[];
  /** Of people whom nobody works with any more: folded until it is opened. */
  readonly isFar?: boolean;
}

const column = (stage: ApplicationStage): BoardStage => ({ title: applicationStageWords[stage], stages: [stage] });

/** Dropping a card here rejects it: withdrawing is the candidate's own decision, and is in the menu. */
const ended: BoardStage = { title: 'Ended', stages: ['rejected', 'withdrawn'], isFar: true };
const shown: readonly BoardStage[] = [
  column('presented'),
  column('interview'),
  column('offered'),
  { ...column('hired'), isFar: true },
  ended,
];

/** The columns of those who recruit, and of a client, which sees nothing before it is presented. */
export const boardStages = { work: [column('new'), column('screening'), ...shown], client: shown } as const;
