/** Section 1 names offices and currencies without an address; docs/decisions.md says who maintains them. */
export const lookupsAccess = { roles: ['admin', 'hr', 'office admin'] } as const;
