import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const attendancePages: Readonly<Record<string, LazyPage>> = {
  myTimesheets: () => import('./my-timesheets/my-timesheets.page.tsx').then((page) => page.MyTimesheetsPage),
  attendance: () =>
    import('./employee-attendance/employee-attendance.page.tsx').then((page) => page.EmployeeAttendancePage),
  earlierMonths: () =>
    import('./earlier-attendance/earlier-attendance.page.tsx').then((page) => page.EarlierAttendancePage),
};
