import { expect, it } from 'vitest';
import { mayAccess } from '../../access.ts';
import { defaultPermissions } from '../../permissions.ts';
import { roles } from '../../roles.ts';
import { jobDescriptionAccess, jobDescriptionTemplateAccess } from './job-description-templates.policy.ts';

it.each([jobDescriptionTemplateAccess, jobDescriptionAccess])(
  'lets role client read, and staff who recruit change',
  ({ list, change }) => {
    const admitted = (rule: typeof list | typeof change) =>
      roles.filter((role) => mayAccess(rule, { roles: [role], permissions: defaultPermissions[role] }));
    expect(admitted(list)).toEqual(['admin', 'hr', 'recruitment', 'sales', 'client']);
    expect(admitted(change)).toEqual(['admin', 'hr', 'recruitment', 'sales']);
  },
);
