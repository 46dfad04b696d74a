import type { AnonymousContext } from '../../platform/context/context.ts';
import { aboutAccount } from './own-account.ts';
import { closeSession } from './session-parts.ts';
import { lockSession } from './sessions.repository.ts';

/** Ends the session, its tokens and sockets; during impersonation the own session too. */
export async function logOut(ctx: AnonymousContext): Promise<void> {
  ctx.session.end();
  const { id, userId } = ctx.session;
  if (id === null || userId === null) return;
  const session = await lockSession(ctx.db, id);
  await closeSession(ctx, session?.own_session_id ?? id, 'log-out');
  await ctx.audit({ event: 'accounts.logout', subject: aboutAccount(userId) });
}
