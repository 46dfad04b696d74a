import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const approvalsPages: Readonly<Record<string, LazyPage>> = {
  substitutes: () => import('./substitutes/substitutes.page.tsx').then((page) => page.SubstitutesPage),
  approvalPolicies: () => import('./policies/policies.page.tsx').then((page) => page.PoliciesPage),
  approvalPolicyDetails: () => import('./policies/policy-details.page.tsx').then((page) => page.PolicyDetailsPage),
};
