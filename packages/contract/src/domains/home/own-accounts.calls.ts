import { z } from 'zod';
import { defineCall } from '../../call.ts';

const count = z.int().min(0);

const ownAccountsAccess = { roles: ['account manager'] } as const;

const accountToday = z.object({
  client_id: z.int(),
  /** Everybody with a shift that overlaps today. */
  total: count,
  working: count,
  late: count,
  missing: count,
});
export type AccountToday = z.output<typeof accountToday>;

export const ownAccountsCalls = {
  /** Sums over the clients that an account manager looks after, and who of their people is in today. */
  read: defineCall({
    name: 'home.own-accounts',
    method: 'GET',
    path: '/api/home/own-accounts',
    section: '2.7',
    access: ownAccountsAccess,
    answer: z.object({
      clients: count,
      people: count,
      incomplete: count,
      /** Clients with somebody who has a shift today. */
      today: z.array(accountToday),
    }),
    audit: null,
  }),
};
