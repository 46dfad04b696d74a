import { expect, it } from 'vitest';
import type { Permission } from '../../permissions.ts';
import { mayChangeTeams } from './teams.policy.ts';

const holding = (...permissions: Permission[]) => ({ roles: ['hr' as const], permissions });

it('changing a team needs the right to update its client, not the right to list teams', () => {
  expect(mayChangeTeams(holding('can update clients'))).toBe(true);
  expect(mayChangeTeams(holding('can view all teams'))).toBe(false);
});
