import { Problem } from '@muster/contract';
import { type ChannelAuthorization, type ChannelData, type PushApp, signSubscription } from './push-app.ts';
import { channelKind, channelName } from './push-frames.ts';

/**
 * Who may subscribe to a channel. `{name}` in a pattern matches letters, digits and hyphens, such as
 * `private-user.{uuid}`.
 */
export interface ChannelRule<V> {
  readonly pattern: string;
  mayJoin(viewer: V, params: Readonly<Record<string, string>>): boolean | Promise<boolean>;
  /** For presence channels: how others see the viewer. Built on the server, never by the client. */
  member?(viewer: V): { readonly id: string; readonly info: NonNullable<ChannelData['user_info']> };
}

export interface ChannelRequest<V> {
  readonly app: PushApp;
  readonly rules: readonly ChannelRule<V>[];
  readonly viewer: V;
  readonly sessionId: number;
  /** As pusher-js sends them in the body of its authorization call. */
  readonly socketId: string;
  readonly channel: string;
  /** An external push server does not know our sessions, so none is signed for it. */
  readonly isExternal?: boolean;
}

/**
 * Signs a subscription to a private or presence channel that the viewer may join (reliability row 28).
 * @throws Problem forbidden for every other channel, including a channel without a rule.
 */
export async function authorizeChannel<V>(request: ChannelRequest<V>): Promise<ChannelAuthorization> {
  const { app, channel, socketId } = request;
  if (!/^\d{1,20}\.\d{1,20}$/.test(socketId) || !channelName.test(channel)) throw refused();
  for (const rule of request.rules) {
    const params = paramsOf(rule.pattern, channel);
    if (params === null) continue;
    if (!(await rule.mayJoin(request.viewer, params))) throw refused();
    return signSubscription(app, socketId, channel, dataFor(request, rule));
  }
  throw refused();
}

function dataFor<V>(
  { channel, viewer, sessionId, isExternal }: ChannelRequest<V>,
  rule: ChannelRule<V>,
): ChannelData | undefined {
  const session = isExternal ? {} : { session: sessionId };
  if (channelKind(channel) === 'private') return isExternal ? undefined : session;
  const member = rule.member?.(viewer);
  if (channelKind(channel) === 'public' || !member) throw refused();
  return { user_id: member.id, user_info: member.info, ...session };
}

function paramsOf(pattern: string, channel: string): Record<string, string> | null {
  const source = pattern.replace(/[.\\+*?^$()|[\]]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[A-Za-z0-9-]+)');
  const match = new RegExp(`^${source}$`).exec(channel);
  return match ? { ...match.groups } : null;
}

function refused(): Problem {
  return new Problem('forbidden', 'You may not listen on this channel.');
}
