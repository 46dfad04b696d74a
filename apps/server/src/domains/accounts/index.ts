export { type AccountRequest, createAccount } from './create-account.ts';
export { disableAccount, disableAccountOfEmployee } from './disable-account.ts';
