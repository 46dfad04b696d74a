import { defineScreens } from '../../screen.ts';
import { approvalAccess } from './approvals.policy.ts';

/** Ours. */
export const approvalsScreens = defineScreens({
  substitutes: {
    name: 'substitutes',
    path: '/approval-substitutes',
    title: 'Substitutes',
    section: '2.3',
    access: approvalAccess.substitutes,
    frame: 'shell',
    menu: { group: 'People', label: 'Substitutes', icon: 'substitute', order: 36 },
  },
  approvalPolicies: {
    name: 'approvalPolicies',
    path: '/approval-policies',
    title: 'Approval policies',
    section: '5',
    access: approvalAccess.policies,
    frame: 'shell',
    menu: { group: 'Settings', label: 'Approval policies', icon: 'route', order: 30 },
  },
  approvalPolicyDetails: {
    name: 'approvalPolicyDetails',
    path: '/approval-policies/:id',
    title: 'Approval policy',
    section: '5',
    access: approvalAccess.policies,
    frame: 'shell',
    parent: 'approvalPolicies',
  },
});
