export { peopleSearchQuery } from './home.queries.ts';
export { type FoundNeed, foundNeeds } from './needs/found-needs.ts';
export { searchedNeedsQuery, useNeedsCount } from './needs.queries.ts';
