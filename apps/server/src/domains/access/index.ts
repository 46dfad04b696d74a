export { giveRoles, takeRoles } from './grants.repository.ts';
