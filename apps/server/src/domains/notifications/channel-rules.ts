import { mayAccess, type Viewer } from '@muster/contract';
import { staffChannels } from '@muster/contract/staff-channels.ts';
import type { ChannelRule } from '../../platform/realtime/authorize-channel.ts';
import { scopeOf } from '../../platform/row-security/scope.ts';

/** All channels. Nobody can join a channel without a rule (reliability row 28). */
export const channelRules: readonly ChannelRule<Viewer>[] = [
  { pattern: 'private-user.{uuid}', mayJoin: (viewer, { uuid }) => uuid === viewer.uuid },
  ...Object.entries(staffChannels).map(([pattern, access]) => ({
    pattern,
    mayJoin: (viewer: Viewer) => scopeOf(viewer) === 'staff' && mayAccess(access, viewer),
  })),
];
