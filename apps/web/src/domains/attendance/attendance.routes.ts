import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const attendancePages: Readonly<Record<string, LazyPage>> = {
  myTimesheets: () => import('./my-timesheets/my-timesheets.page.tsx').then((page) => page.MyTimesheetsPage),
};
