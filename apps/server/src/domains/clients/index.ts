export { clientHistories } from './client-dated.repository.ts';
export { clientExists } from './client-record.repository.ts';
export { concludeClientChange } from './dated-changes.ts';
