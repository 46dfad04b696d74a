/** Those who set a portal up. */
export const setupAccess = { roles: ['admin', 'hr'] } as const;
