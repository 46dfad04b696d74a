import { expect, it } from 'vitest';
import { mayAccess } from '../../access.ts';
import { defaultPermissions } from '../../permissions.ts';
import { roles } from '../../roles.ts';
import { candidateAccess } from './candidates.policy.ts';

it('lets those change candidates who recruit, and role client read them', () => {
  const admitted = (rule: keyof typeof candidateAccess) =>
    roles.filter((role) => mayAccess(candidateAccess[rule], { roles: [role], permissions: defaultPermissions[role] }));
  expect(admitted('list')).toEqual(['admin', 'hr', 'recruitment', 'sales', 'client']);
  expect(admitted('change')).toEqual(['admin', 'hr', 'recruitment', 'sales']);
});
