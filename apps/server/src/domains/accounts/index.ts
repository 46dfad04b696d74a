export { accountSetUp } from './accounts.events.ts';
export { changeClientAccount } from './client-account.repository.ts';
export { createAccount } from './create-account.ts';
export { disableAccountOfEmployee } from './disable-account.ts';
export { enableAccountOfEmployee } from './enable-account.ts';
export { endAccess, mailAnotherLink, restoreAccess, withdrawInvitation } from './invited-account.ts';
export { linkAccounts } from './link-account.ts';
export { countChange, storeHoursApprovers } from './users.repository.ts';
export { wholeName } from './whole-name.ts';
