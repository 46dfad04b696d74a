export { clientHistories } from './client-dated.repository.ts';
export { managedClients } from './client-people.repository.ts';
export { clientExists } from './client-record.repository.ts';
export { storeClientApproval } from './client-write.repository.ts';
export { clientChanged, clientRenamed } from './clients.events.ts';
export { concludeClientChange } from './dated-changes.ts';
