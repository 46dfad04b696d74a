import { z } from 'zod';
import { adminOrHr } from '../../access.ts';
import { defineCall } from '../../call.ts';

/** In the order in which they depend on each other. */
export const neededSteps = ['offices', 'shifts', 'clients', 'employees', 'users'] as const;
/** A portal works without them. `email`: mails leave the portal. */
export const optionalSteps = ['holidays', 'leavePolicies', 'email'] as const;
export const setupSteps = [...neededSteps, ...optionalSteps] as const;
export type SetupStep = (typeof setupSteps)[number];

export const setupCalls = {
  /** What a new portal still needs, read from the data. */
  read: defineCall({
    name: 'home.setup',
    method: 'GET',
    path: '/api/home/setup',
    section: '2.7',
    access: adminOrHr,
    answer: z.array(
      z.object({
        step: z.enum(setupSteps),
        count: z.int().min(0),
        is_done: z.boolean(),
        is_optional: z.boolean(),
        /** Until it is done: clients that cannot get employees yet, or users who have not accepted, with one of them and what it needs. */
        begun: z
          .object({
            count: z.int().min(1),
            id: z.int(),
            needs: z.enum(['invoice-config', 'active-status', 'acceptance']),
          })
          .nullable(),
      }),
    ),
    audit: null,
  }),
};
