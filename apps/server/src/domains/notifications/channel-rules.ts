import { mayAccess, type Viewer } from '@muster/contract';
import { scopeOf } from '../../platform/http/reach.ts';
import type { ChannelRule } from '../../platform/realtime/authorize-channel.ts';

const seesSchedules = {
  permissions: ['can view employee schedule today', 'can view employee shift calendar', 'can view all employees'],
} as const;

/** Every channel there is. A name without a rule is joined by nobody (reliability row 28). */
export const channelRules: readonly ChannelRule<Viewer>[] = [
  { pattern: 'private-user.{uuid}', mayJoin: (viewer, { uuid }) => uuid === viewer.uuid },
  {
    // It tells of the people of every client, so it is for those alone whom no wall bounds.
    pattern: 'private-employees',
    mayJoin: (viewer) => scopeOf(viewer) === 'staff' && mayAccess({ permissions: ['can view all employees'] }, viewer),
  },
  {
    pattern: 'private-clients',
    mayJoin: (viewer) => scopeOf(viewer) === 'staff' && mayAccess({ permissions: ['can view all clients'] }, viewer),
  },
  {
    // It says that some schedule changed, no more; even when is nobody's business who has no schedule to look at.
    pattern: 'private-schedule',
    mayJoin: (viewer) => scopeOf(viewer) === 'staff' && mayAccess(seesSchedules, viewer),
  },
  {
    pattern: 'private-imports',
    mayJoin: (viewer) =>
      scopeOf(viewer) === 'staff' && mayAccess({ roles: ['admin', 'hr', 'finance', 'payroll'] }, viewer),
  },
];
