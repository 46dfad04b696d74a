import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import {
  type ApplicationStage,
  type ClientDecision,
  clientDecisions,
} from '@muster/contract/domains/recruitment/applications.constants.ts';
import { isDecidable } from '@muster/contract/domains/recruitment/client-decision.rules.ts';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { decisionLabels, stageMoveLabel } from '../moved-application.ts';

/** What can be done with a card of the board. */
export interface CardActs {
  readonly mayDecide: boolean;
  readonly mayHire: (card: ApplicationCard) => boolean;
  /** Hiring included. */
  readonly move: (card: ApplicationCard, to: ApplicationStage) => void;
  readonly decide: (card: ApplicationCard, to: ClientDecision) => void;
}

/** The menu of a card: where it may move, and for users of the client how they may decide. */
export function cardEntries(card: ApplicationCard, { mayDecide, mayHire, move, decide }: CardActs): MenuEntry[] {
  const { stage, decision, work } = card;
  const moves = work?.moves ?? [];
  const decisions = mayDecide && isDecidable(stage) ? clientDecisions.filter((one) => one !== decision) : [];
  return [
    ...(mayHire(card) ? [{ label: stageMoveLabel('hired'), onSelect: () => move(card, 'hired') }] : []),
    ...moves.map((to) => ({ label: stageMoveLabel(to, stage), onSelect: () => move(card, to) })),
    ...decisions.map((to) => ({ label: decisionLabels[to], onSelect: () => decide(card, to) })),
  ];
}

/** Undefined for viewers who reject nobody: it is the decision of the client, or that of those who recruit. */
export const rejectionOf = (card: ApplicationCard, { mayDecide, move, decide }: CardActs): (() => void) | undefined => {
  if (card.work?.moves.includes('rejected')) return () => move(card, 'rejected');
  if (mayDecide && isDecidable(card.stage) && card.decision !== 'rejected') return () => decide(card, 'rejected');
  return undefined;
};
