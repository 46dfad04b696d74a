import type {
  ApplicationCard,
  ApplicationSpan,
  CandidateApplication,
} from '@muster/contract/domains/recruitment/application-answers.ts';
import { stagesFrom } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import { minutesInStatuses } from '@muster/contract/domains/recruitment/time-in-status.rules.ts';
import type { StoredApplication, StoredCard } from './stored-application.ts';

/** `isWorking`: the viewer recruits. Everybody else gets the allow list. */
export function presentCard(
  { version, stage_since, decided_by, employee, source, score, interview, ...shown }: StoredCard,
  isWorking: boolean,
): ApplicationCard {
  if (!isWorking) return shown;
  const moves = [...stagesFrom(shown)];
  return { ...shown, work: { version, stage_since, decided_by, moves, employee, source, score, interview } };
}

/** `history`: null for viewers who do not recruit. */
export function presentApplication(
  { employee, ...shown }: StoredApplication,
  history: readonly ApplicationSpan[] | null,
  now: string,
): CandidateApplication {
  if (history === null) return shown;
  const spans = history.map(({ stage, since, until }) => ({ status: stage, since, until }));
  return { ...shown, work: { history: [...history], minutes: minutesInStatuses(spans, now), employee } };
}
