import type { CallInput } from '@muster/contract';
import type { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { authorizeChannel } from '../../platform/realtime/authorize-channel.ts';
import { channelRules } from './channel-rules.ts';

/** Checked with the viewer's current rights; the signed subscription ends with the session. */
export async function authorizeOwnChannel(ctx: Ctx, { body }: CallInput<typeof notificationsCalls.authorizeChannel>) {
  const { app, isExternal } = ctx.push;
  return authorizeChannel({
    app,
    isExternal,
    rules: channelRules,
    viewer: ctx,
    sessionId: ctx.session.id ?? 0,
    socketId: body.socket_id,
    channel: body.channel_name,
  });
}
