import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { closeRequests, insertTraces, lockPending } from './approval-request.repository.ts';

/**
 * Closes the pending rounds of these subjects without a decision; the next `openApprovals` begins new ones. Returns how
 * many were closed. The caller holds the subjects' locks and has checked the right.
 */
export function withdrawApprovals(
  ctx: Pick<Ctx, 'db' | 'clock' | 'viewer'>,
  { kind, subjectIds, reason }: { kind: string; subjectIds: readonly number[]; reason: string | null },
): Promise<number> {
  return withoutRowSecurity(ctx.db, async () => {
    const requests = await lockPending(ctx.db, kind, subjectIds);
    const now = ctx.clock.now().toString();
    const text = reason === null ? `Withdrawn by ${ctx.viewer.name}.` : `Sent back by ${ctx.viewer.name}: ${reason}`;
    const traces = requests.map(({ id, step }) => ({ request_id: id, step, kind: 'withdrawn' as const, text }));
    await insertTraces(ctx.db, traces, now);
    await closeRequests(
      ctx.db,
      requests.map(({ id }) => ({ id, state: 'withdrawn' })),
      now,
    );
    return requests.length;
  });
}
