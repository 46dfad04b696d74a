import { type Grants, mayAccess } from '../../access.ts';

/** The activity log, as a call and as a screen (section 2.4). */
export const activityAccess = { roles: ['admin', 'hr'] } as const;

/** The activity of one record, as a part of its page. */
export const mayReadActivity = (viewer: Grants): boolean => mayAccess(activityAccess, viewer);
