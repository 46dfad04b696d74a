import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { employeeStatuses } from '../../states.ts';

const count = z.int().min(0);

export const homeCalls = {
  /**
   * At most 10 employees for the search box, of those that the viewer may list: by Employee ID and system ID, name and position; names with a
   * wrong letter if there is no other. The web app searches screens itself.
   */
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
          third_party_employee_id: z.string(),
          status: z.enum(employeeStatuses),
          /** The account, for viewers who may act as others; otherwise null. */
          user_id: z.int().nullable(),
        }),
      ),
      /** At most 5 users of clients by name and mail, for staff who read the clients; otherwise empty. */
      client_users: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          email: z.string(),
          client: z.object({ id: z.int(), name: z.string() }),
        }),
      ),
      /** In the client area at most 5 of those who were presented to the viewer, by name and headline; otherwise empty. */
      candidates: z.array(z.object({ uuid: z.string(), name: z.string(), position: z.string() })),
    }),
    audit: null,
  }),

  /** Figures of the dashboard. Parts that the viewer may not see are absent. */
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
      outbox: z.object({ mails: count, messages: count, failed_tasks: count }).optional(),
      notifications: z.object({ unread: count }),
    }),
    audit: null,
  }),
};
