import { mayAccess, type Viewer } from '@muster/contract';
import type { ChannelRule } from '../../platform/realtime/authorize-channel.ts';

/** Every channel there is. A name without a rule is joined by nobody (reliability row 28). */
export const channelRules: readonly ChannelRule<Viewer>[] = [
  { pattern: 'private-user.{uuid}', mayJoin: (viewer, { uuid }) => uuid === viewer.uuid },
  {
    pattern: 'private-employees',
    mayJoin: (viewer) => mayAccess({ permissions: ['can view all employees'] }, viewer),
  },
];
