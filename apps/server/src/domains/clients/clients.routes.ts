import { dayIn, homeZone } from '@muster/contract';
import { accountManagersCalls } from '@muster/contract/domains/clients/account-managers.calls.ts';
import { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { clientsWithInvoiceConfig } from './clients.repository.ts';
import { readAccountManagers } from './read-account-managers.ts';

export const clientsBindings = [
  bind(clientsCalls.withInvoiceConfig, (ctx) => clientsWithInvoiceConfig(ctx.db, dayIn(homeZone, ctx.clock.now()))),
  bind(accountManagersCalls.ofClient, readAccountManagers),
];
