import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const approvalsPages: Readonly<Record<string, LazyPage>> = {
  approvalSubstitutes: () => import('./substitutes/substitutes.page.tsx').then((page) => page.SubstitutesPage),
  approvalPolicies: () => import('./policies/policies.page.tsx').then((page) => page.PoliciesPage),
  approvalPolicyDetails: () => import('./policies/policy-details.page.tsx').then((page) => page.PolicyDetailsPage),
};
