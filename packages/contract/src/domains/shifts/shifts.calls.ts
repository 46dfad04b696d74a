import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRestore } from '../../define-restore.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { defineLookup } from '../../lookup.ts';
import { idParameter } from '../../paging.ts';
import { shiftDetails, shiftRow } from './shift-answers.ts';
import { shiftColumns } from './shift-columns.ts';
import { shiftAccess } from './shifts.policy.ts';
import { createShiftBody, updateShiftBody } from './shifts.schemas.ts';

const stored = z.object({ id: z.int(), version: z.int() });

export const shiftsCalls = {
  /** Times are HH:MM in the shift's own zone. */
  forDropdown: defineLookup({
    name: 'shifts.for-dropdown',
    path: '/api/get-shifts-for-dropdown',
    section: '7.4',
    access: { permissions: ['can create employees', 'can update employees', 'can view employee shifts'] },
    row: z.object({
      id: z.int(),
      name: z.string(),
      /** Null: for employees of all clients. */
      client_id: z.int().nullable(),
      timezone_id: z.int(),
      timezone: z.string(),
      start_time: z.string(),
      end_time: z.string(),
    }),
  }),

  list: defineCall({
    name: 'shifts.list',
    method: 'GET',
    path: '/api/shifts',
    section: '7.7',
    access: shiftAccess.list,
    query: listQuery(shiftColumns),
    answer: z.object({ data: z.array(shiftRow), total: z.int() }),
    audit: null,
  }),

  details: defineCall({
    name: 'shifts.details',
    method: 'GET',
    path: '/api/shifts/:id',
    section: '7.7',
    access: shiftAccess.read,
    params: idParameter,
    answer: shiftDetails,
    audit: null,
    record: 'shift',
  }),

  create: defineCall({
    name: 'shifts.create',
    method: 'POST',
    path: '/api/shifts',
    section: '7.7',
    access: shiftAccess.manage,
    body: createShiftBody,
    answer: stored,
    status: 201,
    audit: 'shifts.create',
    idempotent: true,
  }),

  update: defineCall({
    name: 'shifts.update',
    method: 'PUT',
    path: '/api/shifts/:id',
    section: '7.7',
    access: shiftAccess.manage,
    params: idParameter,
    body: updateShiftBody,
    answer: stored,
    audit: 'shifts.update',
    record: 'shift',
  }),

  /** Answers 409 if anybody is or was on the shift. */
  delete: defineCall({
    name: 'shifts.delete',
    method: 'DELETE',
    path: '/api/shifts/:id',
    section: '7.7',
    access: shiftAccess.manage,
    params: idParameter,
    answer: 'nothing',
    audit: 'shifts.delete',
    record: 'shift',
  }),

  restore: defineRestore({
    name: 'shifts.restore',
    path: '/api/shifts',
    section: '7.7',
    access: shiftAccess.manage,
    record: 'shift',
  }),
};

export const shiftList = defineList({ name: 'shifts', label: 'Shifts', columns: shiftColumns, call: shiftsCalls.list });
