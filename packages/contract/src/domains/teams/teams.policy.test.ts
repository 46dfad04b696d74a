import { expect, it } from 'vitest';
import type { Permission } from '../../permissions.ts';
import { mayChangeTeams } from './teams.policy.ts';

const holding = (...permissions: Permission[]) => ({ roles: ['hr' as const], permissions });

it('a team is changed with the right to change its client, not with the right to list teams', () => {
  expect(mayChangeTeams(holding('can update clients'))).toBe(true);
  expect(mayChangeTeams(holding('can view all teams'))).toBe(false);
});
