import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { idParameter } from '../../paging.ts';
import { noteAccess } from './notes.policy.ts';
import { openPositionHead, openPositionRecord, openPositionRow, positionCounts } from './open-position-answers.ts';
import { openPositionColumns } from './open-position-columns.ts';
import { openPositionAccess } from './open-positions.policy.ts';
import { createOpenPositionBody, moveOpenPositionBody, updateOpenPositionBody } from './open-positions.schemas.ts';

const read = { method: 'GET', section: '2.5', access: openPositionAccess.list, audit: null } as const;
const change = { section: '2.5', access: openPositionAccess.change } as const;

export const openPositionsCalls = {
  list: defineCall({
    ...read,
    name: 'recruitment.open-position-table',
    path: '/api/open-positions',
    query: listQuery(openPositionColumns),
    answer: z.object({ data: z.array(openPositionRow), total: z.int().min(0), counts: positionCounts }),
  }),
  details: defineCall({
    ...read,
    name: 'recruitment.open-position-details',
    path: '/api/open-positions/:id',
    params: idParameter,
    answer: openPositionRecord,
  }),
  /** For the pages whose address has the uuid. Row security leaves users of a client their own. */
  head: defineCall({
    ...read,
    access: noteAccess.write,
    name: 'recruitment.open-position-head',
    path: '/api/open-position-heads/:uuid',
    params: z.strictObject({ uuid: z.uuid() }),
    answer: openPositionHead,
  }),
  /** Staff who can own a position. */
  owners: defineCall({
    ...read,
    access: openPositionAccess.change,
    name: 'recruitment.open-position-owners',
    path: '/api/open-position-owners',
    answer: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  ...defineRecordCalls({
    ...change,
    domain: 'recruitment',
    thing: 'open-position',
    path: '/api/open-positions',
    createBody: createOpenPositionBody,
    updateBody: updateOpenPositionBody,
  }),
  move: defineCall({
    ...change,
    name: 'recruitment.move-open-position',
    method: 'PUT',
    path: '/api/open-positions/:id/status',
    params: idParameter,
    body: moveOpenPositionBody,
    answer: z.object({ version: z.int() }),
    audit: 'recruitment.move-open-position',
  }),
};

export const openPositionList = defineList({
  name: 'openPositions',
  label: 'Open positions',
  columns: openPositionColumns,
  call: openPositionsCalls.list,
});
