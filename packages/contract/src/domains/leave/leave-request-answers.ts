import { z } from 'zod';
import { approvalChain } from '../approvals/approval-answers.ts';
import { leaveDayStates, leaveRequestStates } from './leave-requests.constants.ts';
import { leaveColors } from './leave-types.constants.ts';

/** A type that somebody can request, with the balance on the asked day. */
export const leaveChoice = z.object({
  leave_type_id: z.int(),
  name: z.string(),
  color: z.enum(leaveColors),
  /** Unpaid leave needs no balance. */
  is_paid: z.boolean(),
  notice_days: z.int(),
  document_after_days: z.int().nullable(),
  balance_minutes: z.int(),
  /** Of requests that wait for a decision. */
  held_minutes: z.int(),
  available_minutes: z.int(),
});
export type LeaveChoice = z.output<typeof leaveChoice>;

/** Who of the person's teams is away, without names: with approved leave or with a request that waits. */
export const teamAway = z.object({
  /** People of the teams, the person included. */
  of: z.int().min(1),
  /** Days on which others are away, and how many of them. */
  days: z.array(z.object({ day: z.string(), away: z.int().min(1) })),
});
export type TeamAway = z.output<typeof teamAway>;

export const leavePreview = z.object({
  days: z.array(
    z.object({
      day: z.string(),
      minutes: z.int(),
      free: z.enum(['rest day', 'holiday', 'on leave', 'no shift']).nullable(),
    }),
  ),
  minutes: z.int(),
  /** On the last day, before the request. */
  available_minutes: z.int(),
  is_paid: z.boolean(),
  /** Why the request would be refused. */
  problem: z.object({ field: z.string(), text: z.string() }).nullable(),
  team: teamAway,
});
export type LeavePreview = z.output<typeof leavePreview>;

const person = z.object({ id: z.int(), name: z.string() });

export const leaveRequest = z.object({
  id: z.int(),
  employee: person,
  client: z.string(),
  /** 'Confidential leave' for readers who may not know the type. */
  leave_type: z.string(),
  color: z.enum(leaveColors),
  first_day: z.string(),
  last_day: z.string(),
  days: z.array(z.object({ day: z.string(), minutes: z.int(), state: z.enum(leaveDayStates) })),
  /** Of the days that are held or taken; of all days once the request is closed without leave. */
  minutes: z.int(),
  state: z.enum(leaveRequestStates),
  /** Null for readers who may not know the type. */
  reason: z.string().nullable(),
  /** Requested after its first day had begun. */
  is_late: z.boolean(),
  /** Who filed it, if that was not the employee. */
  filed_by: z.string().nullable(),
  created_at: z.string(),
  approval: approvalChain.nullable(),
  abilities: z.object({ decide: z.boolean(), cancel: z.boolean() }),
});
export type LeaveRequest = z.output<typeof leaveRequest>;
