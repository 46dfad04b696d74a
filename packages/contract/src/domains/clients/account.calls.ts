import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { flagParameter, idParameter } from '../../paging.ts';
import { clientStatuses } from '../../states.ts';
import { clientContact } from './client-answers.ts';
import { accountColumns } from './client-columns.ts';
import { clientAccess } from './clients.policy.ts';

const count = z.int().min(0);

/** Summary of a client; `started` and `left` count the last thirty days in the home zone. */
export const accountRow = z.object({
  id: z.int(),
  legal_business_name: z.string(),
  status: z.enum(clientStatuses),
  contact_name: z.string().nullable(),
  account_managers: z.array(z.string()),
  employees: count,
  suspended: count,
  started: count,
  left: count,
  incomplete: count,
  has_invoice_config: z.boolean(),
});
export type AccountRow = z.output<typeof accountRow>;

export const accountDetails = accountRow.extend({
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  timezone: z.string(),
  contacts: z.array(clientContact),
  /** Starts and ends of employment in the last ninety days, newest first. */
  moves: z.array(
    z.object({
      employee_id: z.int(),
      name: z.string(),
      position: z.string(),
      kind: z.enum(['started', 'left']),
      day: z.string(),
    }),
  ),
});
export type AccountDetails = z.output<typeof accountDetails>;

/** Ours: the specification names the screens and their roles alone. */
export const accountCalls = {
  portfolio: defineCall({
    name: 'clients.accounts',
    method: 'GET',
    path: '/api/account-management',
    section: '2.4',
    access: clientAccess.accounts,
    query: listQuery(accountColumns, {
      /** Only the clients that the viewer looks after. */
      mine: flagParameter.default(false),
    }),
    answer: z.object({ data: z.array(accountRow), total: count }),
    audit: null,
  }),
  account: defineCall({
    name: 'clients.account',
    method: 'GET',
    path: '/api/account-management/:id',
    section: '2.4',
    access: clientAccess.account,
    params: idParameter,
    answer: accountDetails,
    audit: null,
    record: 'client',
  }),
};

export const accountList = defineList({
  name: 'accounts',
  label: 'Accounts',
  columns: accountColumns,
  call: accountCalls.portfolio,
});
