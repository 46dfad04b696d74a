export { clients, clientsForEmployees } from './client-choices.ts';
