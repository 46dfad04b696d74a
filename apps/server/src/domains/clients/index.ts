export { clientExists } from './client-record.repository.ts';
