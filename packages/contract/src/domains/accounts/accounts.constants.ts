/** Characters, not bytes. No rule of composition, no expiry (docs/decisions.md, Accounts). */
export const shortestPassword = { withTwoFactor: 8, withoutTwoFactor: 15 } as const;
export const longestPassword = 256;
