import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRestore } from '../../define-restore.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { idParameter } from '../../paging.ts';
import { rotationDetails, rotationRow } from './rotation-answers.ts';
import { rotationColumns } from './rotation-columns.ts';
import { createRotationBody, updateRotationBody } from './rotations.schemas.ts';
import { shiftAccess } from './shifts.policy.ts';

const stored = z.object({ id: z.int(), version: z.int() });

/** Ours: patterns of 1 to 8 weeks. Employees are placed on them by `employeeShiftsCalls.place`. */
export const rotationsCalls = {
  list: defineCall({
    name: 'shifts.list-rotations',
    method: 'GET',
    path: '/api/rotations',
    section: '7.7',
    access: shiftAccess.list,
    query: listQuery(rotationColumns),
    answer: z.object({ data: z.array(rotationRow), total: z.int() }),
    audit: null,
  }),

  details: defineCall({
    name: 'shifts.rotation-details',
    method: 'GET',
    path: '/api/rotations/:id',
    section: '7.7',
    access: shiftAccess.read,
    params: idParameter,
    answer: rotationDetails,
    audit: null,
    record: 'rotation',
  }),

  create: defineCall({
    name: 'shifts.create-rotation',
    method: 'POST',
    path: '/api/rotations',
    section: '7.7',
    access: shiftAccess.manage,
    body: createRotationBody,
    answer: stored,
    status: 201,
    audit: 'shifts.create-rotation',
    idempotent: true,
  }),

  /** Once somebody has or had the rotation, only its name can change. */
  update: defineCall({
    name: 'shifts.update-rotation',
    method: 'PUT',
    path: '/api/rotations/:id',
    section: '7.7',
    access: shiftAccess.manage,
    params: idParameter,
    body: updateRotationBody,
    answer: stored,
    audit: 'shifts.update-rotation',
    record: 'rotation',
  }),

  /** Answers 409 if anybody has or had the rotation. */
  delete: defineCall({
    name: 'shifts.delete-rotation',
    method: 'DELETE',
    path: '/api/rotations/:id',
    section: '7.7',
    access: shiftAccess.manage,
    params: idParameter,
    answer: 'nothing',
    audit: 'shifts.delete-rotation',
    record: 'rotation',
  }),

  restore: defineRestore({
    name: 'shifts.restore-rotation',
    path: '/api/rotations',
    section: '7.7',
    access: shiftAccess.manage,
    record: 'rotation',
  }),
};

export const rotationList = defineList({
  name: 'rotations',
  label: 'Rotations',
  columns: rotationColumns,
  call: rotationsCalls.list,
});
