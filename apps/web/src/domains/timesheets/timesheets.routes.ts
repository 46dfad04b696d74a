import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const timesheetsPages: Readonly<Record<string, LazyPage>> = {
  timesheets: () => import('./timesheet-list/timesheet-list.page.tsx').then((page) => page.TimesheetListPage),
  hours: () => import('./client-timesheets/client-timesheets.page.tsx').then((page) => page.ClientTimesheetsPage),
};
