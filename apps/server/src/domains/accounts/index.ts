export { accountInvited, accountSetUp } from './accounts.events.ts';
export { changeClientAccount, countLinksSince, removeInvitedAccount } from './client-account.repository.ts';
export { createAccount } from './create-account.ts';
export { disableAccount, disableAccountOfEmployee } from './disable-account.ts';
export { enableAccount, enableAccountOfEmployee } from './enable-account.ts';
export { linkAccounts } from './link-account.ts';
export { countChange, storeHoursApprovers } from './users.repository.ts';
