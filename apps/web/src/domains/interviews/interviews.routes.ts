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
  interviews: () => import('./interview-list/interview-list.page.tsx').then((page) => page.InterviewListPage),
  recruitmentInterviewDetails: () =>
    import('./interview-details/interview-details.page.tsx').then((page) => page.InterviewDetailsPage),
  interviewSchedules: () =>
    import('./interview-schedules/interview-schedules.page.tsx').then((page) => page.InterviewSchedulesPage),
  upcomingInterviews: () =>
    import('./upcoming-interviews/upcoming-interviews.page.tsx').then((page) => page.UpcomingInterviewsPage),
  interviewScheduleDetails: () =>
    import('./interview-schedule-details/interview-schedule-details.page.tsx').then(
      (page) => page.InterviewScheduleDetailsPage,
    ),
};
