import type { Db } from '../../database/db.ts';
import type { ReadingContext } from '../../platform/context/context.ts';
import {
  type CandidateToDecide,
  candidatesWaiting,
  type DecidedCandidate,
  decidedCandidate,
  presentedTo,
} from './candidates-to-decide.repository.ts';

/** Candidates who wait for a decision of the viewer's company, longest first. `ids`: of applications; default all. */
export function candidatesToDecide(
  { db, viewer: { clientId, userId } }: ReadingContext,
  ids?: readonly number[],
): Promise<CandidateToDecide[]> {
  return candidatesWaiting(db, { clientId, userId }, ids ?? null);
}

/** What the company decided on a candidate who was presented to the viewer; null if it never was. */
export function candidateOutcome(
  { db, viewer: { clientId, userId } }: ReadingContext,
  id: number,
): Promise<DecidedCandidate | null> {
  return decidedCandidate(db, { id, clientId, userId });
}

/** The first from the side of the candidates, for a comparison: for each of these users. */
export async function candidatesWaitingFor(db: Db, userIds: readonly number[]) {
  const presented = await presentedTo(db, userIds);
  return presented.filter(
    ({ decision, position_status, has_chosen, is_chosen }) =>
      decision === 'undecided' && askingStatus.includes(position_status) && (is_chosen || !has_chosen),
  );
}

const askingStatus: readonly string[] = ['sourcing', 'pending interviews'];
