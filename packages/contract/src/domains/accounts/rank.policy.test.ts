import { expect, it } from 'vitest';
import { highestRank, mayLinkAccount } from './rank.policy.ts';

const hr = { roles: ['hr'], permissions: ['can read employees'] } as const;

it('ranks a user by the highest role', () => {
  expect(highestRank(['employee', 'admin'])).toBe(highestRank(['admin']));
  expect(highestRank([])).toBe(0);
});

it('links accounts of the same level and below, without a right that the viewer lacks', () => {
  expect(mayLinkAccount(hr, hr)).toBe(true);
  expect(mayLinkAccount(hr, { roles: ['it'], permissions: [] })).toBe(true);
  expect(mayLinkAccount(hr, { roles: ['admin'], permissions: [] })).toBe(false);
  expect(mayLinkAccount(hr, { roles: ['it'], permissions: ['can impersonate users'] })).toBe(false);
});
