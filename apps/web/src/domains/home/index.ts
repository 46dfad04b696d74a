export { peopleSearchQuery } from './home.queries.ts';
export { foundNeeds } from './needs/found-needs.ts';
export { searchedNeedsQuery, useNeedsCount } from './needs.queries.ts';
export { clientTodayPart } from './today/client-today-part.ts';
