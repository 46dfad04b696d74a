import type { Ctx } from '../../platform/context/context.ts';
import { sessionIdleMinutes } from '../../platform/session/session-life.ts';
import { loginLinkAnswer, ownSessionAnswer } from './login-links.presenter.ts';
import { listLinksOf } from './login-links.repository.ts';
import { listValidSessions } from './sessions.repository.ts';

/** Links to external systems, and the user's active sessions, which are hidden from an impersonator. */
export async function listLoginLinks(ctx: Ctx) {
  const { userId, impersonator } = ctx.viewer;
  const links = await listLinksOf(ctx.db, userId);
  const now = ctx.clock.now();
  const seenAfter = now.subtract({ minutes: sessionIdleMinutes }).toString();
  const sessions = impersonator ? [] : await listValidSessions(ctx.db, userId, { now: now.toString(), seenAfter });
  return {
    links: links.map(loginLinkAnswer),
    sessions: sessions.map((session) => ownSessionAnswer(session, ctx.session.id)),
  };
}
