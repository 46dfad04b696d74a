export { choosePositionFor } from './client-users.repository.ts';
