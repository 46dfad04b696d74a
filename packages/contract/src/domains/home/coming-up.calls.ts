import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { type ReachArea, recordAccess } from '../teams/teams.policy.ts';

export const comingUpDays = 14;

export const comingUpKinds = ['starter', 'leaver', 'holiday'] as const;

const comingUp = z.object({
  day: z.string(),
  kind: z.enum(comingUpKinds),
  count: z.int().min(1),
  /** The first few by name. */
  people: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Name of the holiday. */
  note: z.string().nullable(),
});
export type ComingUp = z.output<typeof comingUp>;

/** As on today's strip: a lead's people, an account manager's clients. */
export const comingUpArea: ReachArea = {
  access: recordAccess.read,
  opens: recordAccess.read,
  managing: ['account manager'],
  withOwn: false,
};

export const comingUpCalls = {
  /** Starters, last days and holidays of the next 14 days, of the people within the viewer's reach. Staff only. */
  list: defineCall({
    name: 'home.coming-up',
    method: 'GET',
    path: '/api/home/coming-up',
    section: '2.7',
    access: recordAccess.read,
    answer: z.array(comingUp),
    audit: null,
  }),
};
