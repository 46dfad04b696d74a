import { accountCalls as calls } from '@muster/contract/domains/clients/account.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { readAccountDetails, readPortfolio } from './read-accounts.ts';

export const accountManagementBindings = [
  bind(calls.portfolio, readPortfolio),
  bind(calls.account, readAccountDetails),
];
