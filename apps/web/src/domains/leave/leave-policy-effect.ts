import { mayAccess } from '@muster/contract/access.ts';
import { leavePolicyAccess } from '@muster/contract/domains/leave/leave-policies.policy.ts';
import { lazy } from 'react';
import type { PolicyEffect } from '../employees/index.ts';

export const leavePolicyEffect: PolicyEffect = {
  kind: 'leave',
  isOpenTo: (viewer) => mayAccess(leavePolicyAccess.change, viewer),
  Content: lazy(() => import('./policy-effect.tsx').then((part) => ({ default: part.PolicyEffect }))),
};
