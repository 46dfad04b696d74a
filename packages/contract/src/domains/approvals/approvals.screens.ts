import { defineScreens } from '../../screen.ts';
import { approvalAccess } from './approvals.policy.ts';

/** Ours. */
export const approvalsScreens = defineScreens({
  approvalSubstitutes: {
    name: 'approvalSubstitutes',
    path: '/approval-substitutes',
    title: 'Substitutes',
    section: '2.3',
    access: approvalAccess.substitutes,
    frame: 'shell',
    menu: { group: 'People', label: 'Substitutes', icon: 'refresh', order: 36 },
  },
});
