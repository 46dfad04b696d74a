import { expect, it } from 'vitest';
import { defaultPermissions } from '../../permissions.ts';
import { roles } from '../../roles.ts';
import { isBoundToLedTeams, mayManageShifts } from './shifts.policy.ts';

const viewer = (role: (typeof roles)[number]) => ({ roles: [role], permissions: [...defaultPermissions[role]] });

it('lets admin, HR and workforce admin manage shifts', () => {
  expect(roles.filter((role) => mayManageShifts(viewer(role)))).toEqual(['admin', 'hr', 'workforce admin']);
});

it('limits a team lead to the led teams unless they may view all employees', () => {
  expect(roles.filter((role) => isBoundToLedTeams(viewer(role)))).toEqual(['team lead']);
  expect(isBoundToLedTeams({ roles: ['team lead'], permissions: ['can view all employees'] })).toBe(false);
});
