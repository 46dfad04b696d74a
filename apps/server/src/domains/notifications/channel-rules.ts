import { mayAccess, type Viewer } from '@muster/contract';
import { staffChannels } from '@muster/contract/staff-channels.ts';
import type { ChannelRule } from '../../platform/realtime/authorize-channel.ts';
import { scopeOf } from '../../platform/row-security/scope.ts';

/** Every channel there is. A name without a rule is joined by nobody (reliability row 28). */
export const channelRules: readonly ChannelRule<Viewer>[] = [
  { pattern: 'private-user.{uuid}', mayJoin: (viewer, { uuid }) => uuid === viewer.uuid },
  ...Object.entries(staffChannels).map(([pattern, access]) => ({
    pattern,
    mayJoin: (viewer: Viewer) => scopeOf(viewer) === 'staff' && mayAccess(access, viewer),
  })),
];
