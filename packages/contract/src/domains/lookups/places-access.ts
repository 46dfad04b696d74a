/** Section 1 names offices and currencies without an address; who keeps them stands in docs/decisions.md. */
export const placesAccess = { roles: ['admin', 'hr', 'office admin'] } as const;
