export { clients, clientsForEmployees } from './client-choices.ts';
export { ClientLink } from './client-link.tsx';
export { ManagerPeople } from './my-account-manager/manager-people.tsx';
export { PolicyCards } from './policy-cards.tsx';
export { type ClientSummaryPart, ClientSummaryParts } from './summary-parts.ts';
