export { usePeopleFilters } from './people-filters.tsx';
export { ownSpanText, spanText } from './shift-calendar/calendar-days.ts';
export { shifts } from './shift-choices.ts';
export { PeoplePicker } from './shift-details/people-picker.tsx';
