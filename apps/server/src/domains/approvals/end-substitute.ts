import { type CallInput, dayIn, homeZone, mayAccess, Problem } from '@muster/contract';
import { approvalAccess } from '@muster/contract/domains/approvals/approvals.policy.ts';
import type { substitutesCalls } from '@muster/contract/domains/approvals/substitutes.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord } from '../../platform/records/locked-record.ts';
import { refreshWaiting } from '../notifications/index.ts';
import { endSubstitute as endFrom, lockSubstitute, type StoredSubstitute } from './substitute.repository.ts';

type End = (typeof substitutesCalls)['end'];

/** Ends a substitution immediately: the viewer's own or, for admins and HR, any. @throws Problem not-found, conflict */
export async function endSubstitute(ctx: Ctx, { body }: CallInput<End>): Promise<void> {
  const owner = mayAccess(approvalAccess.allSubstitutes, ctx.viewer) ? null : ctx.viewer.userId;
  const source = {
    thing: 'substitute',
    lock: ({ db }: Ctx, id: number) => lockSubstitute(db, id, owner),
    logged: ({ id, user_id }: StoredSubstitute) => ({
      subject: { kind: 'user', id: user_id },
      part: { kind: 'substitute', id },
    }),
    labels: {},
  } as const;
  const stored = await lockedRecord(ctx, source, body);
  const today = dayIn(homeZone, ctx.clock.now());
  if (stored.last_day < today) throw new Problem('conflict', 'This has ended already.');
  await endFrom(ctx.db, stored.id, today);
  await refreshWaiting(ctx.db, [stored.substitute_user_id]);
  await ctx.audit({
    event: 'approvals.end-substitute',
    subject: { kind: 'user', id: String(stored.user_id) },
    before: { substitute: stored.substitute_name, first_day: stored.first_day, last_day: stored.last_day },
    version: stored.version + 1,
    part: { kind: 'substitute', id: stored.id },
  });
}
