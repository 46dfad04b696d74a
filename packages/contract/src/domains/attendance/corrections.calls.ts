import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { attendanceAccess } from './attendance.policy.ts';
import {
  decideCorrectionBody,
  enterTimesBody,
  requestCorrectionBody,
  resetDayBody,
  withdrawCorrectionBody,
} from './attendance.schemas.ts';
import { correctionRow, enteredDay } from './attendance-answers.ts';
import { correctionColumns } from './correction-columns.ts';

const stored = z.object({ id: z.int(), version: z.int() });

/** Ours. Punches never change; an approved correction replaces them in the computation. */
export const correctionsCalls = {
  /** Within the viewer's reach: waiting ones oldest first, others newest first. `waiting` ignores the filters. */
  list: defineCall({
    name: 'attendance.corrections',
    method: 'GET',
    path: '/api/attendance-corrections',
    section: '2.4',
    access: attendanceAccess.decide,
    query: listQuery(correctionColumns, { view: z.enum(['waiting', 'decided']).default('waiting') }),
    answer: z.object({ data: z.array(correctionRow), total: z.int(), waiting: z.int() }),
    audit: null,
  }),

  /** For a day of the viewer, or with `employee_id` for an employee within reach; then another person decides. */
  request: defineCall({
    name: 'attendance.request-correction',
    method: 'POST',
    path: '/api/attendance-corrections',
    section: '2.3',
    access: 'login',
    body: requestCorrectionBody,
    answer: stored,
    status: 201,
    audit: 'attendance.request-correction',
    idempotent: true,
    neverImpersonating: true,
  }),

  /** What the entered times would make of each day, and which days cannot change. */
  previewEntries: defineCall({
    name: 'attendance.preview-entries',
    method: 'POST',
    path: '/api/attendance-corrections/entries/preview',
    section: '2.4',
    access: attendanceAccess.decide,
    body: enterTimesBody,
    answer: z.array(enteredDay),
    audit: null,
    effect: 'read',
  }),

  /** Requests a correction of each of these days, of all or none. */
  enter: defineCall({
    name: 'attendance.enter-times',
    method: 'POST',
    path: '/api/attendance-corrections/entries',
    section: '2.4',
    access: attendanceAccess.decide,
    body: enterTimesBody,
    answer: z.object({ entered: z.int() }),
    status: 201,
    audit: 'attendance.request-correction',
    idempotent: true,
    neverImpersonating: true,
  }),

  /** Asks to undo an approved correction, or to count nothing of a day. Another person decides; nothing is erased. */
  resetDay: defineCall({
    name: 'attendance.reset-day',
    method: 'POST',
    path: '/api/attendance-corrections/resets',
    section: '2.4',
    access: attendanceAccess.decide,
    body: resetDayBody,
    answer: stored,
    status: 201,
    audit: 'attendance.request-correction',
    idempotent: true,
    neverImpersonating: true,
  }),

  withdraw: defineCall({
    name: 'attendance.withdraw-correction',
    method: 'DELETE',
    path: '/api/attendance-corrections',
    section: '2.3',
    access: 'login',
    body: withdrawCorrectionBody,
    answer: 'nothing',
    audit: 'attendance.withdraw-correction',
    neverImpersonating: true,
  }),

  decide: defineCall({
    name: 'attendance.decide-correction',
    method: 'PUT',
    path: '/api/attendance-corrections',
    section: '2.4',
    access: attendanceAccess.decide,
    body: decideCorrectionBody,
    answer: stored,
    audit: 'attendance.decide-correction',
    neverImpersonating: true,
  }),
};

export const correctionList = defineList({
  name: 'corrections',
  label: 'Corrections',
  columns: correctionColumns,
  call: correctionsCalls.list,
});
