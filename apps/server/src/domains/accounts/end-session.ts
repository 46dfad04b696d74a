import { type CallInput, notFound } from '@muster/contract';
import type { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { closeSession } from './session-parts.ts';
import { isOwnValidSession } from './sessions.repository.ts';

/** One of the user's own sessions; other sessions answer as missing. */
export async function endOwnSession(ctx: Ctx, { params }: CallInput<typeof profileCalls.endSession>): Promise<void> {
  if (!(await isOwnValidSession(ctx.db, ctx.viewer.userId, params.id))) throw notFound('session');
  await closeSession(ctx, params.id, 'ended');
  if (params.id === ctx.session.id) ctx.session.end();
  await ctx.audit({ event: 'accounts.end-session', subject: { kind: 'session', id: String(params.id) } });
}
