/** Characters, not bytes. No composition rules, no expiry (docs/decisions.md, Accounts). */
export const shortestPassword = { withTwoFactor: 8, withoutTwoFactor: 15 } as const;
// The strength check would take noticeable time for longer ones.
export const longestPassword = 256;

/** Links of an invitation that are mailed to one person within an hour. */
export const linksAnHour = 3;
