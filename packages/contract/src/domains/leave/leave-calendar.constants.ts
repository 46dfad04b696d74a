/** Shown at once: a month, and the rest of its first and last week. */
export const mostLeaveCalendarDays = 42;

/** People of one answer. A calendar with more asks for a filter. */
export const mostPeopleAway = 300;

export const leaveCalendarLabels = { from: 'First day', to: 'Last day', search: 'Search' } as const;

/** Which days the calendar link shows, before and after today. */
export const leaveFeedDays = { past: 31, ahead: 180 } as const;
