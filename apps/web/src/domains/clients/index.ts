export { ownManagersQuery } from './accounts.queries.ts';
export { clients, clientsForEmployees } from './client-choices.ts';
export { ClientLink } from './client-link.tsx';
export { type ClientSummaryPart, ClientSummaryParts } from './summary-parts.ts';
