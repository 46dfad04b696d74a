/** The activity log, as a call and as a screen (section 2.4). */
export const activityAccess = { roles: ['admin', 'hr'] } as const;
