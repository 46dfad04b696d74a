import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const shiftsPages: Readonly<Record<string, LazyPage>> = {
  shifts: () => import('./shift-list/shift-list.page.tsx').then((page) => page.ShiftListPage),
  shiftDetails: () => import('./shift-details/shift-details.page.tsx').then((page) => page.ShiftDetailsPage),
  rotations: () => import('./rotation-list/rotation-list.page.tsx').then((page) => page.RotationListPage),
  rotationDetails: () =>
    import('./rotation-details/rotation-details.page.tsx').then((page) => page.RotationDetailsPage),
  shiftCalendar: () => import('./shift-calendar/shift-calendar.page.tsx').then((page) => page.ShiftCalendarPage),
  scheduleToday: () => import('./schedule-today/schedule-today.page.tsx').then((page) => page.ScheduleTodayPage),
};
