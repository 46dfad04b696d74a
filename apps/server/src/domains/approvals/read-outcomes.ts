import type { ApprovalChain } from '@muster/contract/domains/approvals/approval-answers.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { subjectsAsked } from './asked.repository.ts';
import { readChains } from './read-chains.ts';
import { substitutedUsers } from './substituted-users.ts';

export interface ApprovalOutcome {
  readonly subjectId: number;
  /** `pending`: somebody else decides now. */
  readonly state: ApprovalChain['state'];
  /** Who decided last, as the viewer may read it. */
  readonly by: string | null;
  readonly insteadOf: string | null;
  readonly at: string | null;
  readonly comment: string | null;
}

/** What became of those subjects that the viewer was asked about, also as a substitute. Nothing is known of the others. */
export async function readOutcomes(
  ctx: Pick<Ctx, 'db' | 'viewer' | 'clock'>,
  kind: string,
  subjectIds: readonly number[],
): Promise<ApprovalOutcome[]> {
  if (subjectIds.length === 0) return [];
  const { userId } = ctx.viewer;
  const asked = await withoutRowSecurity(ctx.db, async () => {
    const userIds = [userId, ...(await substitutedUsers(ctx, userId))];
    return subjectsAsked(ctx.db, { kind, subjectIds, userIds });
  });
  const chains = await readChains(ctx, kind, asked);
  return [...chains].map(([subjectId, chain]) => ({ subjectId, state: chain.state, ...lastOf(chain) }));
}

function lastOf({ steps, closed_at }: ApprovalChain): Omit<ApprovalOutcome, 'subjectId' | 'state'> {
  const last = steps
    .flatMap(({ decisions }) => decisions)
    .toSorted((one, other) => Number(one.at > other.at) - Number(one.at < other.at))
    .at(-1);
  if (!last) return { by: null, insteadOf: null, at: closed_at, comment: null };
  return { by: last.by, insteadOf: last.instead_of, at: last.at, comment: last.comment };
}
