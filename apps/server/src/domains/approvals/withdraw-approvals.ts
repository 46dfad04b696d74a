import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { closeRequests, insertTraces, lockPending } from './approval-request.repository.ts';
import { refreshAsked } from './pages-of-approvers.ts';

/**
 * Closes the pending rounds of these subjects without a decision; the next `openApprovals` begins new ones. Returns how
 * many were closed. The caller holds the subjects' locks and has checked the right.
 */
export function withdrawApprovals(
  ctx: Pick<Ctx, 'db' | 'clock'> & { readonly viewer?: Pick<Ctx['viewer'], 'name'> },
  { kind, subjectIds, reason }: { kind: string; subjectIds: readonly number[]; reason: string | null },
): Promise<number> {
  return withoutRowSecurity(ctx.db, async () => {
    const requests = await lockPending(ctx.db, kind, subjectIds);
    const now = ctx.clock.now().toString();
    const by = ctx.viewer?.name ?? 'the portal';
    const text = reason === null ? `Withdrawn by ${by}.` : `Sent back by ${by}: ${reason}`;
    const traces = requests.map(({ id, step }) => ({ request_id: id, step, kind: 'withdrawn' as const, text }));
    await insertTraces(ctx.db, traces, now);
    await refreshAsked(ctx, requests);
    await closeRequests(
      ctx.db,
      requests.map(({ id }) => ({ id, state: 'withdrawn' })),
      now,
    );
    return requests.length;
  });
}
