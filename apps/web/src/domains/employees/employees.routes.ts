import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const employeesPages: Readonly<Record<string, LazyPage>> = {
  employees: () => import('./employee-list/employee-list.page.tsx').then((page) => page.EmployeeListPage),
  employeeDetails: () =>
    import('./employee-details/employee-details.page.tsx').then((page) => page.EmployeeDetailsPage),
  payChanges: () => import('./pay-changes/pay-changes.page.tsx').then((page) => page.PayChangesPage),
};

/** The parts of /my-profile about the user as an employee. */
export const ownRecordPart = () => import('./own-profile/own-record.tsx').then((part) => part.OwnRecord);
