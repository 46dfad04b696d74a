/** Characters, not bytes. No rule of composition, no expiry (docs/decisions.md, Accounts). */
export const shortestPassword = { withTwoFactor: 8, withoutTwoFactor: 15 } as const;
// Longer ones would keep the search for guessable pieces busy for noticeable time.
export const longestPassword = 256;
