import { mayAccess } from '@muster/contract';
import { clientAreaRoles } from '@muster/contract/roles.ts';
import { staffChannels } from '@muster/contract/staff-channels.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ChannelRule } from '../../platform/realtime/authorize-channel.ts';
import { scopeOf } from '../../platform/row-security/scope.ts';
import { isOpenHireDraft } from './hire-draft-channel.repository.ts';

export type ChannelViewer = Pick<Ctx, 'viewer' | 'db'>;

/** All channels. Nobody can join a channel without a rule (reliability row 28). */
export const channelRules: readonly ChannelRule<ChannelViewer>[] = [
  { pattern: 'private-user.{uuid}', mayJoin: ({ viewer }, { uuid }) => uuid === viewer.uuid },
  // Who else has a draft open. Row security leaves client users those that they see.
  {
    pattern: 'presence-hire-draft.{uuid}',
    mayJoin: ({ viewer, db }, { uuid = '' }) =>
      scopeOf(viewer).startsWith('client:') &&
      mayAccess({ roles: clientAreaRoles }, viewer) &&
      isOpenHireDraft(db, uuid),
    member: ({ viewer }) => ({ id: viewer.uuid, info: { name: viewer.name } }),
  },
  ...Object.entries(staffChannels).map(([pattern, access]) => ({
    pattern,
    mayJoin: ({ viewer }: ChannelViewer) => scopeOf(viewer) === 'staff' && mayAccess(access, viewer),
  })),
];
