import { z } from 'zod';
import { approvalChain, expectedStep } from '../approvals/approval-answers.ts';
import { leaveDayStates, leaveParts, leaveRequestStates } from './leave-requests.constants.ts';
import { leaveColors, leaveUnits } from './leave-types.constants.ts';

/** A type that somebody can request, with the balance on the asked day. */
export const leaveChoice = z.object({
  leave_type_id: z.int(),
  name: z.string(),
  color: z.enum(leaveColors),
  /** Unpaid leave needs no balance. */
  is_paid: z.boolean(),
  /** What it is taken in. */
  unit: z.enum(leaveUnits),
  notice_days: z.int(),
  document_after_days: z.int().nullable(),
  balance_minutes: z.int(),
  /** Of requests that wait for a decision. */
  held_minutes: z.int(),
  available_minutes: z.int(),
  /** Taken in this calendar year until today. */
  used_minutes: z.int(),
  /** What a policy credits next. */
  next_credit: z.object({ day: z.string(), minutes: z.int() }).nullable(),
});
export type LeaveChoice = z.output<typeof leaveChoice>;

export const leaveChoices = z.object({
  /** The leave policy of today, and the first day of its next year. */
  policy: z.object({ name: z.string(), renews_on: z.string().nullable() }).nullable(),
  types: z.array(leaveChoice),
});
export type LeaveChoices = z.output<typeof leaveChoices>;

/** Who of the person's teams is away, without names: with approved leave or with a request that waits. */
export const teamAway = z.object({
  /** People of the teams, the person included. */
  of: z.int().min(1),
  /** Days on which others are away, and how many of them. */
  days: z.array(z.object({ day: z.string(), away: z.int().min(1) })),
  /** Of the person's teams with a limit, the days on which others are away. */
  limited: z.array(
    z.object({
      team: z.string(),
      limit: z.int().min(1),
      days: z.array(z.object({ day: z.string(), away: z.int().min(1) })),
    }),
  ),
});
export type TeamAway = z.output<typeof teamAway>;

const plannedLeaveDay = z.object({
  day: z.string(),
  /** What leave of this day takes. */
  minutes: z.int(),
  free: z.enum(['rest day', 'holiday', 'on leave', 'no shift']).nullable(),
  part: z.enum(leaveParts),
  /** Of the shift; null without one. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** Worked minutes of the shift; 0 without one. */
  worked_minutes: z.int(),
  /** When the leave begins and ends; null without leave. */
  leave_from: z.string().nullable(),
  leave_to: z.string().nullable(),
  /** The name of a holiday of the person. */
  holiday: z.string().nullable(),
  /** Another request holds the day, or a part of it. */
  is_requested: z.boolean(),
});
export type PlannedLeaveDay = z.output<typeof plannedLeaveDay>;

/** The days that a request is chosen from. */
export const leaveDaysToChoose = z.object({ days: z.array(plannedLeaveDay), team: teamAway });
export type LeaveDaysToChoose = z.output<typeof leaveDaysToChoose>;

/** What is free of a leave type with the request, from today until its policy year ends. */
const leaveForecast = z.object({
  /** The first step is of today. A step lasts until the next one. */
  steps: z.array(z.object({ day: z.string(), minutes: z.int() })).min(1),
  /** Of the balance on the last day of the request: reserved for leave after it. */
  later_minutes: z.int(),
  /** The last shown day. */
  until: z.string(),
  /** The first day of the next policy year; null without a policy for the type. */
  renews_on: z.string().nullable(),
  /** What is kept on that day at most; null: everything. */
  carry_minutes: z.int().nullable(),
});
export type LeaveForecast = z.output<typeof leaveForecast>;

export const leavePreview = z.object({
  days: z.array(plannedLeaveDay),
  minutes: z.int(),
  /** Today, before the request. */
  available_today: z.int(),
  /** On the last day, before the request. */
  available_minutes: z.int(),
  is_paid: z.boolean(),
  /** The type asks for a document for that much leave. */
  needs_document: z.boolean(),
  /** Null for unpaid leave. */
  forecast: leaveForecast.nullable(),
  /** Why the request would be refused. */
  problem: z.object({ field: z.string(), text: z.string() }).nullable(),
  team: teamAway,
  /** Approved leave of the team on these days, of people whom the viewer may see. Requests that wait have no names. */
  colleagues: z.array(
    z.object({ id: z.int(), name: z.string(), away: z.array(z.object({ first: z.string(), last: z.string() })) }),
  ),
  /** Who decides, step by step. */
  steps: z.array(expectedStep),
});
export type LeavePreview = z.output<typeof leavePreview>;

/** Whether a document is still needed, and how many are attached. */
const leaveDocuments = z.object({ count: z.int().min(0), is_missing: z.boolean() });
export type LeaveDocuments = z.output<typeof leaveDocuments>;

/** The balance that a request would use, in minutes. */
export const requestBalance = z.object({
  balance: z
    .object({
      /** The last day of the request. */
      day: z.string(),
      /** What can be taken until then, without the request. */
      before: z.int(),
      after: z.int(),
    })
    /** Of unpaid leave, of a request that is closed, and for readers who may not know the type. */
    .nullable(),
  /** Days of a waiting request on which the person clocked in. They count as neither leave nor work until HR fixes them. */
  worked_days: z.array(z.string()),
});

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
  days: z.array(
    z.object({ day: z.string(), minutes: z.int(), state: z.enum(leaveDayStates), part: z.enum(leaveParts) }),
  ),
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
  /** Null for readers who may not see them. */
  documents: leaveDocuments.nullable(),
  approval: approvalChain.nullable(),
  abilities: z.object({
    decide: z.boolean(),
    cancel: z.boolean(),
    /** Days that the viewer can withdraw from a request that waits, or give back of approved leave. */
    cancel_days: z.array(z.string()),
  }),
});
export type LeaveRequest = z.output<typeof leaveRequest>;

/** What several requests became: how many, and which ones were left out with the reason. */
export const leavesDecided = z.object({
  done: z.int(),
  left_out: z.array(
    z.object({ id: z.int(), name: z.string(), first_day: z.string(), last_day: z.string(), why: z.string() }),
  ),
});
export type LeavesDecided = z.output<typeof leavesDecided>;
