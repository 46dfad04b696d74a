export { holidayCalendars } from './calendar-choices.ts';
export { ownHolidaySwapsQuery } from './holiday-swaps.queries.ts';
export { OwnHolidaySwaps } from './own-swaps/own-holiday-swaps.tsx';
export { useSwapHoliday } from './own-swaps/use-swap-holiday.tsx';
