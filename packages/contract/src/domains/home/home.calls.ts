import { z } from 'zod';
import { defineCall } from '../../call.ts';

const count = z.int().min(0);

export const homeCalls = {
  /** People for the search box, at most 10, within what the viewer may list. Screens are found by the web app itself. */
  search: defineCall({
    name: 'home.search',
    method: 'GET',
    path: '/api/search',
    section: '2.7',
    access: 'login',
    query: z.strictObject({ term: z.string().trim().min(2, 'Type at least 2 characters.').max(100) }),
    answer: z.object({
      employees: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          position: z.string(),
          /** The account, for those who may act as others; null for everybody else, and without an account. */
          user_id: z.int().nullable(),
        }),
      ),
    }),
    audit: null,
  }),

  /** Figures of the first dashboard. A part that the viewer may not see is absent. */
  figures: defineCall({
    name: 'home.figures',
    method: 'GET',
    path: '/api/home',
    section: '2.7',
    access: 'login',
    answer: z.object({
      employees: z
        .object({
          active: count,
          inactive: count,
          separated: count,
          incomplete_configuration: count,
          started_this_month: count,
        })
        .optional(),
      clients: z.object({ active: count, potential: count }).optional(),
      outbox: z.object({ mails: count, messages: count }).optional(),
      notifications: z.object({ unread: count }),
    }),
    audit: null,
  }),
};
