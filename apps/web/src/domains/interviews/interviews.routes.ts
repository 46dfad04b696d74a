import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const interviewsPages: Readonly<Record<string, LazyPage>> = {
  availableSchedule: () =>
    import('./available-schedule/available-schedule.page.tsx').then((page) => page.AvailableSchedulePage),
  availableScheduleCreate: () =>
    import('./availability-form/availability-form.page.tsx').then((page) => page.AvailabilityFormPage),
  clientAvailabilities: () =>
    import('./client-availability-list/client-availability-list.page.tsx').then(
      (page) => page.ClientAvailabilityListPage,
    ),
  clientAvailabilityDetails: () =>
    import('./client-availability-details/client-availability-details.page.tsx').then(
      (page) => page.ClientAvailabilityDetailsPage,
    ),
};
