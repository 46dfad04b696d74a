import { expect, it } from 'vitest';
import { mayAccess } from '../../access.ts';
import { roles } from '../../roles.ts';
import { approvalAccess } from './approvals.policy.ts';

const admitted = (rule: keyof typeof approvalAccess) =>
  roles.filter((role) => mayAccess(approvalAccess[rule], { roles: [role], permissions: [] }));

it('lets those who decide name substitutes, and HR see and end everybody’s', () => {
  expect(admitted('substitutes')).toEqual(['admin', 'hr', 'team lead', 'workforce admin']);
  expect(admitted('allSubstitutes')).toEqual(['admin', 'hr']);
});
