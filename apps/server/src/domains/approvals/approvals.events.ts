import { approverSources } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';
import type { FoundApprover } from './approver.repository.ts';

const subject = z.object({
  subjectId: z.int(),
  approvers: z.array(z.object({ userId: z.int(), source: z.enum(approverSources) })),
});
export type WaitingSubject = z.infer<typeof subject>;

/**
 * Subjects of a kind wait for these approvers: a next step began, its time for a reminder came, or it was escalated. The
 * owner of the subjects notifies them, because it knows their names and pages.
 */
export const approvalWaiting = defineEvent(
  'approvals.waiting',
  z.object({
    kind: z.string(),
    why: z.enum(['next-step', 'reminded', 'escalated', 'replaced']),
    subjects: z.array(subject),
  }),
);

const opened = z.object({
  subjectId: z.int(),
  approvers: z.array(z.object({ userId: z.int(), source: z.enum(approverSources), role: z.string().nullable() })),
});

/** Approvals were opened that wait for these approvers, without their substitutes. The owner of the subjects notifies them. */
export const approvalOpened = defineEvent(
  'approvals.opened',
  z.object({ kind: z.string(), subjects: z.array(opened) }),
);

export type OpenedApprover = z.infer<typeof opened>['approvers'][number];

export function openedSubject(subjectId: number, people: readonly FoundApprover[]): z.infer<typeof opened> {
  return { subjectId, approvers: people.map(({ user_id: userId, source, role }) => ({ userId, source, role })) };
}

export function waitingSubject(subjectId: number, people: readonly FoundApprover[]): WaitingSubject {
  return { subjectId, approvers: people.map(({ user_id: userId, source }) => ({ userId, source })) };
}

/**
 * Facts about these people changed, and something of theirs had its first decisions, but not all. The owner of such
 * subjects begins the next round where its own version changed.
 */
export const decidedFactsChanged = defineEvent(
  'approvals.decided-facts-changed',
  z.object({ employeeIds: z.array(z.int()).readonly() }),
);
