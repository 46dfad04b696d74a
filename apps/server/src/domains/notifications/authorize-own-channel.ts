import type { CallInput } from '@muster/contract';
import type { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { authorizeChannel } from '../../platform/realtime/authorize-channel.ts';
import { channelRules } from './channel-rules.ts';

/** Judged by the rights that the viewer has at this moment; what is signed lives and dies with the session. */
export async function authorizeOwnChannel(ctx: Ctx, { body }: CallInput<typeof notificationsCalls.authorizeChannel>) {
  const { app, isExternal } = ctx.push;
  return authorizeChannel({
    app,
    isExternal,
    rules: channelRules,
    viewer: ctx.viewer,
    sessionId: ctx.session.id ?? 0,
    socketId: body.socket_id,
    channel: body.channel_name,
  });
}
