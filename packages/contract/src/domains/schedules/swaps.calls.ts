import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  optionalDay,
  optionalText,
  requiredChoice,
  requiredDay,
  requiredId,
  requiredText,
  textId,
} from '../../fields.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { isDay } from '../../plain-day.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { swapLabels as labels } from './schedules.constants.ts';
import { scheduleAccess } from './schedules.policy.ts';
import { decidableSwap, ownSwap, swapShift } from './swap-answers.ts';
import { swapColumns } from './swap-columns.ts';

const day = z.string().refine(isDay, say.invalid('Day'));
const id = requiredId('Id');

/** Without a shift in return, the colleague covers the shift. */
export const requestSwapBody = z.strictObject({
  colleague_id: requiredId(labels.colleague_id),
  give_date: requiredDay(labels.give_date),
  take_date: optionalDay(labels.take_date),
  reason: requiredText(labels.reason, 300),
});

export const decideSwapBody = z
  .strictObject({
    id,
    decision: requiredChoice('Decision', ['approved', 'refused']),
    note: optionalText(labels.note, 500),
  })
  .refine(({ decision, note }) => decision === 'approved' || !!note, {
    path: ['note'],
    error: 'Say why the swap is rejected.',
  });

export const undoSwapBody = z.strictObject({ id, note: requiredText(labels.note, 500) });

/** Ours. Two people of one client exchange shifts, or one covers for the other: the colleague accepts, then an approver decides. */
export const swapsCalls = {
  /** Colleagues at the client for which the viewer works on the day, by name; at most 20. */
  colleagues: defineCall({
    name: 'schedules.colleagues',
    method: 'GET',
    path: '/api/shift-swaps/colleagues',
    section: '2.3',
    access: 'login',
    query: z.strictObject({ day, search: z.string().max(100).default('') }),
    answer: z.array(z.object({ id: z.int(), name: z.string() })),
    audit: null,
  }),

  /** The shifts of a colleague that the viewer could take in return for the own one of a day, in the four weeks around it. */
  inReturn: defineCall({
    name: 'schedules.shifts-in-return',
    method: 'GET',
    path: '/api/shift-swaps/in-return',
    section: '2.3',
    access: 'login',
    query: z.strictObject({ day, colleague_id: textId(labels.colleague_id) }),
    answer: z.array(swapShift),
    audit: null,
  }),

  /** The viewer's latest 30, newest first. */
  own: defineCall({
    name: 'schedules.own-swaps',
    method: 'GET',
    path: '/api/shift-swaps/own',
    section: '2.3',
    access: 'login',
    answer: z.array(ownSwap),
    audit: null,
  }),

  request: defineCall({
    name: 'schedules.request-swap',
    method: 'POST',
    path: '/api/shift-swaps',
    section: '2.3',
    access: 'login',
    body: requestSwapBody,
    answer: z.object({ id: z.int() }),
    status: 201,
    audit: 'schedules.request-swap',
    idempotent: true,
    neverImpersonating: true,
  }),

  /** By the colleague. */
  answer: defineCall({
    name: 'schedules.answer-swap',
    method: 'PUT',
    path: '/api/shift-swaps/answer',
    section: '2.3',
    access: 'login',
    body: z.strictObject({ id, accepts: z.boolean(), note: optionalText(labels.note, 300) }),
    answer: 'nothing',
    audit: 'schedules.answer-swap',
    neverImpersonating: true,
  }),

  withdraw: defineCall({
    name: 'schedules.withdraw-swap',
    method: 'DELETE',
    path: '/api/shift-swaps',
    section: '2.3',
    access: 'login',
    body: z.strictObject({ id }),
    answer: 'nothing',
    audit: 'schedules.withdraw-swap',
    neverImpersonating: true,
  }),

  /** Within the viewer's reach: waiting ones oldest first, decided ones latest first. */
  list: defineCall({
    name: 'schedules.swaps',
    method: 'GET',
    path: '/api/shift-swaps',
    section: '2.4',
    access: scheduleAccess.decideSwaps,
    query: listQuery(swapColumns, { view: z.enum(['waiting', 'decided']).default('waiting') }),
    answer: z.object({ data: z.array(decidableSwap), total: z.int().min(0) }),
    audit: null,
  }),

  decide: defineCall({
    name: 'schedules.decide-swap',
    method: 'PUT',
    path: '/api/shift-swaps',
    section: '2.4',
    access: scheduleAccess.decideSwaps,
    body: decideSwapBody,
    answer: 'nothing',
    audit: 'schedules.decide-swap',
    neverImpersonating: true,
  }),

  /** Restores the schedule of both people, until the first of the shifts begins. */
  undo: defineCall({
    name: 'schedules.undo-swap',
    method: 'PUT',
    path: '/api/shift-swaps/undo',
    section: '2.4',
    access: scheduleAccess.decideSwaps,
    body: undoSwapBody,
    answer: 'nothing',
    audit: 'schedules.undo-swap',
    neverImpersonating: true,
  }),
};

export const swapList = defineList({
  name: 'shiftSwaps',
  label: 'Shift swaps',
  columns: swapColumns,
  call: swapsCalls.list,
});
