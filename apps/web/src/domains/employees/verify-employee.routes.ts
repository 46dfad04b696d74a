import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const verifyEmployeePages: Readonly<Record<string, LazyPage>> = {
  verifyEmployee: () => import('./verify-employee/verify-employee.page.tsx').then((page) => page.VerifyEmployeePage),
};
