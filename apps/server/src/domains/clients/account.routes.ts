import { accountList, accountCalls as calls } from '@muster/contract/domains/clients/account.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { readAccountDetails, readPortfolio } from './read-accounts.ts';

export const accountManagementBindings = [
  ...bindList(accountList, readPortfolio),
  bind(calls.account, readAccountDetails),
];
