import { mayAccess } from '@muster/contract';
import type { ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { decidesForClient } from '@muster/contract/domains/recruitment/applications.policy.ts';
import { clientPositionAccess } from '@muster/contract/domains/recruitment/client-area.policy.ts';
import { candidateOutcome, candidatesToDecide, candidatesWaitingFor } from '../../recruitment/index.ts';
import { forEachUser, idsOf, type NeedSource, ownRow, type Settled } from './need-source.ts';

/** Candidates who were presented to the viewer's company and wait for its decision. Every user of the client who sees the position may decide. */
export const neededCandidateDecision: NeedSource = {
  kind: 'candidate-decision',
  approval: null,
  isFor: decidesForClient,
  rowsOf: async (ctx) => {
    const candidates = await candidatesToDecide(ctx);
    return candidates.map(({ id, presented_at }) => ownRow(id, { since: presented_at }));
  },
  expected: async ({ db }, userIds) => forEachUser(await candidatesWaitingFor(db, userIds)),
  read: async (ctx, rows) => {
    const candidates = await candidatesToDecide(ctx, idsOf(rows));
    const is_in_area = mayAccess(clientPositionAccess, ctx.viewer);
    return candidates.map((candidate) => ({
      id: candidate.id,
      need: { kind: 'candidate-decision' as const, candidate: { ...candidate, is_in_area } },
    }));
  },
  settled: async (ctx, [id]) => {
    const found = await candidateOutcome(ctx, id);
    if (found === null) return null;
    const { decision, decided_by: by, decided_at: at, reason: comment } = found;
    return { outcome: outcomes[decision], by, at, comment, instead_of: null };
  },
};

/** An undecided one that no longer waits was taken further, or has ended. */
const outcomes: Readonly<Record<ClientDecision, Settled['outcome']>> = {
  undecided: 'withdrawn',
  shortlisted: 'done',
  'wants interview': 'done',
  rejected: 'refused',
};
