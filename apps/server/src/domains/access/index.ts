export { giveRoles } from './grants.repository.ts';
