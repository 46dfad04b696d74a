import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

/**
 * Subjects of a kind wait for these users: a next step began, its time for a reminder came, or it was escalated. The owner
 * of the subjects notifies them, because it knows their names and pages.
 */
export const approvalWaiting = defineEvent(
  'approvals.waiting',
  z.object({
    kind: z.string(),
    why: z.enum(['next-step', 'reminded', 'escalated']),
    subjects: z.array(z.object({ subjectId: z.int(), userIds: z.array(z.int()) })),
  }),
);
