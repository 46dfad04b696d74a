/** Messages that were sent, as a call and as a screen. */
export const outboxAccess = { roles: ['admin'] } as const;
