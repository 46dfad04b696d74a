export { ownManagersQuery } from './accounts.queries.ts';
export { clients, clientsForEmployees } from './client-choices.ts';
export { ClientLink } from './client-link.tsx';
