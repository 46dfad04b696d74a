export { peopleSearchQuery } from './home.queries.ts';
