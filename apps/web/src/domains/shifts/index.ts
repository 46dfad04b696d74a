export { usePeopleFilters } from './people-filters.tsx';
export { shifts } from './shift-choices.ts';
export { PeoplePicker } from './shift-details/people-picker.tsx';
