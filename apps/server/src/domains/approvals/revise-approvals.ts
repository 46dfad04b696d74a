import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import type { OpenedApproval } from './open-approvals.ts';
import { revisedRounds } from './revised-rounds.ts';

/**
 * Begins the next round of subjects that changed after a decision, and returns those rounds: the approvers of the step that
 * waits can't do it, because the first step is asked again. Repeating it changes nothing. The caller holds the subjects' locks.
 */
export function reviseApprovals(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  kind: string,
  versions: ReadonlyMap<number, number>,
): Promise<readonly OpenedApproval[]> {
  return withoutRowSecurity(ctx.db, async () => (await revisedRounds(ctx, kind, versions)).opened);
}
