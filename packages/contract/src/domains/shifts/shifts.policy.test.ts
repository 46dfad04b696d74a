import { expect, it } from 'vitest';
import { defaultPermissions } from '../../permissions.ts';
import { roles } from '../../roles.ts';
import { mayManageShifts } from './shifts.policy.ts';

const viewer = (role: (typeof roles)[number]) => ({ roles: [role], permissions: [...defaultPermissions[role]] });

it('lets admin, HR and workforce admin manage shifts', () => {
  expect(roles.filter((role) => mayManageShifts(viewer(role)))).toEqual(['admin', 'hr', 'workforce admin']);
});
