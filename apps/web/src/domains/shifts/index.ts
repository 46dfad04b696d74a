export { ownSpanText, spanText } from './shift-calendar/calendar-days.ts';
export { CalendarFilters } from './shift-calendar/calendar-toolbar.tsx';
