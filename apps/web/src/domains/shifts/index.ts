export { usePeopleFilters } from './people-filters.tsx';
export { AssignButton } from './shift-calendar/assign-button.tsx';
export { type CalendarPeriod, periodOf, stepped } from './shift-calendar/calendar-period.ts';
export { useShifts } from './shift-choices.ts';
export { PeoplePicker } from './shift-details/people-picker.tsx';
export { ShiftLink } from './shift-link.tsx';
export { viewedHoursText } from './shift-texts.ts';
export { memberTodayPart } from './team-today/member-today-part.ts';
