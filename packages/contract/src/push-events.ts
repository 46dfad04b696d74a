/** Events pushed to the open pages of staff, each with its channel. The data carries ids alone; the page then calls the API. */
export const staffPushEvents = {
  'employees.changed': 'private-employees',
  'clients.changed': 'private-clients',
  'client-notifications.changed': 'private-client-notifications',
  'schedule.changed': 'private-schedule',
  'timesheets.changed': 'private-timesheets',
  'imports.changed': 'private-imports',
  'staff-users.changed': 'private-staff-users',
  'lookups.changed': 'private-lookups',
  'holiday-calendars.changed': 'private-holiday-calendars',
  'holidays.changed': 'private-holidays',
  'holiday-policies.changed': 'private-holiday-policies',
  'holiday-swaps.changed': 'private-holiday-swaps',
  'leave-policies.changed': 'private-leave-policies',
  'leave-types.changed': 'private-leave-types',
  'leave-balances.changed': 'private-leave-balances',
  'leave-requests.changed': 'private-leave-requests',
  'ticket-types.changed': 'private-ticket-types',
  'ticket-sla-policies.changed': 'private-ticket-sla-policies',
  'tickets.changed': 'private-tickets',
  'open-positions.changed': 'private-open-positions',
  'canned-replies.changed': 'private-canned-replies',
  'candidates.changed': 'private-candidates',
  'applications.changed': 'private-candidates',
  'job-description-templates.changed': 'private-open-positions',
  'job-descriptions.changed': 'private-open-positions',
  'recruitment-notes.changed': 'private-candidates',
  'availabilities.changed': 'private-availabilities',
  'interviews.changed': 'private-availabilities',
} as const;

export type StaffPushEvent = keyof typeof staffPushEvents;
export type StaffChannel = (typeof staffPushEvents)[StaffPushEvent];

/**
 * Pushed to the open pages of one user. `needs.changed`: what waits for the user. `my-positions.changed`: positions and
 * candidates of the client area. `client-users.changed`: users or teams of the company.
 */
const userPushEvents = [
  'notifications.changed',
  'needs.changed',
  'own-tickets.changed',
  'my-positions.changed',
  'hire-drafts.changed',
  'client-users.changed',
] as const;
export type UserPushEvent = (typeof userPushEvents)[number];
export type PushEvent = StaffPushEvent | UserPushEvent;

export function isPushEvent(event: string): event is PushEvent {
  return Object.hasOwn(staffPushEvents, event) || userPushEvents.some((name) => name === event);
}
