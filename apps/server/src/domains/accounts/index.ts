export { createAccount } from './create-account.ts';
export { disableAccountOfEmployee } from './disable-account.ts';
export { enableAccountOfEmployee } from './enable-account.ts';
export { linkAccounts } from './link-account.ts';
export { storeHoursApprovers } from './users.repository.ts';
