import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const holidaysPages: Readonly<Record<string, LazyPage>> = {
  holidayCalendars: () =>
    import('./holiday-calendar-list/holiday-calendar-list.page.tsx').then((page) => page.HolidayCalendarListPage),
  holidayCalendarDetails: () =>
    import('./holiday-calendar-details/holiday-calendar-details.page.tsx').then(
      (page) => page.HolidayCalendarDetailsPage,
    ),
  holidays: () => import('./holiday-list/holiday-list.page.tsx').then((page) => page.HolidayListPage),
  holidayPolicies: () =>
    import('./holiday-policy-list/holiday-policy-list.page.tsx').then((page) => page.HolidayPolicyListPage),
  holidaySwaps: () => import('./holiday-swaps/holiday-swaps.page.tsx').then((page) => page.HolidaySwapsPage),
  holidayPolicyDetails: () =>
    import('./holiday-policy-details/holiday-policy-details.page.tsx').then((page) => page.HolidayPolicyDetailsPage),
};
