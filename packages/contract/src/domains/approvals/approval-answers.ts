import { z } from 'zod';
import { approvalDecisions, approvalStates, approvalTraces, stepRules } from './approvals.constants.ts';

const decision = z.object({
  decision: z.enum(approvalDecisions),
  by: z.string(),
  /** The approver whose substitute decided. */
  instead_of: z.string().nullable(),
  comment: z.string().nullable(),
  at: z.string(),
  /** The version of the subject that was decided on. */
  version: z.int(),
});

export const stepStates = ['done', 'refused', 'current', 'ahead', 'skipped', 'stopped'] as const;

const step = z.object({
  position: z.int(),
  name: z.string(),
  /** A client decides. */
  is_client: z.boolean(),
  rule: z.enum(stepRules),
  state: z.enum(stepStates),
  decisions: z.array(decision),
  /** Of the current step. */
  since: z.string().nullable(),
  /** Approvals that the current step still needs. */
  missing: z.int(),
  /** Who can decide now. Staff read the names, others only the kinds, such as 'Team lead'. */
  next: z.array(z.string()),
});

/** A step of something that is not requested yet. */
export const expectedStep = z.object({
  name: z.string(),
  /** Who would be asked. Staff read the names, others only the kinds, such as 'Team lead'. */
  approvers: z.array(z.string()),
});
export type ExpectedStep = z.output<typeof expectedStep>;

/** The latest round of a subject's approval. */
export const approvalChain = z.object({
  state: z.enum(approvalStates),
  round: z.int(),
  opened_at: z.string(),
  closed_at: z.string().nullable(),
  /** The reader can decide now, as an approver or as the substitute of one. */
  may_decide: z.boolean(),
  steps: z.array(step),
  traces: z.array(z.object({ kind: z.enum(approvalTraces), text: z.string(), at: z.string() })),
});
export type ApprovalChain = z.output<typeof approvalChain>;
export type ApprovalStepView = ApprovalChain['steps'][number];
