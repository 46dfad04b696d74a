import { mayAccess } from '@muster/contract/access.ts';
import type { PageData } from '@muster/contract/page-data.ts';
import { isClientSide } from '@muster/contract/roles.ts';
import { staffChannels } from '@muster/contract/staff-channels.ts';
import { userChannel } from '@muster/contract/user-channel.ts';
import { grantsOf } from '../../platform/session/use-session.ts';

/** The channels of this user: the own one, and those of staff that the user may join. */
export function pushChannels(page: PageData): readonly string[] {
  const viewer = grantsOf(page);
  const channels = isClientSide(page.roles) ? [] : Object.entries(staffChannels);
  return [
    ...(page.user ? [userChannel(page.user.uuid)] : []),
    ...channels.filter(([, access]) => mayAccess(access, viewer)).map(([channel]) => channel),
  ];
}
