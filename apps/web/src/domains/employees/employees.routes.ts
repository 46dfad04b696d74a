import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const employeesPages: Readonly<Record<string, LazyPage>> = {
  employees: () => import('./employee-list/employee-list.page.tsx').then((page) => page.EmployeeListPage),
  employeeDetails: () =>
    import('./employee-details/employee-details.page.tsx').then((page) => page.EmployeeDetailsPage),
};
