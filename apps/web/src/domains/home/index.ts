export { LazyClockRow } from './clock-row/lazy-clock-row.tsx';
export { peopleSearchQuery } from './home.queries.ts';
export { clientNeedsPart } from './needs/client-needs-part.ts';
export { foundNeeds } from './needs/found-needs.ts';
export { searchedNeedsQuery, useNeedsCount } from './needs.queries.ts';
export { ownAttendanceQuery } from './own/own.queries.ts';
export { nextShift } from './own/own-clock.ts';
export { clientTodayPart } from './today/client-today-part.ts';
