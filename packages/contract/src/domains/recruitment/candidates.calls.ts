import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { flagParameter, idParameter } from '../../paging.ts';
import { candidateRecord, candidateRow } from './candidate-answers.ts';
import { candidateColumns } from './candidate-columns.ts';
import { candidateMatches } from './candidate-duplicates.rules.ts';
import { candidateAccess, heldDataAccess } from './candidates.policy.ts';
import { createCandidateBody, updateCandidateBody } from './candidates.schemas.ts';

const read = { method: 'GET', section: '2.5', access: candidateAccess.list, audit: null } as const;
const change = { section: '2.5', access: candidateAccess.change } as const;

export const mostDuplicateCandidates = 5;

const typed = z.string().trim().max(120).default('');

export const candidatesCalls = {
  list: defineCall({
    ...read,
    name: 'recruitment.candidate-table',
    path: '/api/candidates',
    query: listQuery(candidateColumns, { show_archived: flagParameter.default(false) }),
    answer: z.object({ data: z.array(candidateRow), total: z.int().min(0) }),
  }),
  details: defineCall({
    ...read,
    name: 'recruitment.candidate-details',
    path: '/api/candidates/:id',
    params: idParameter,
    answer: candidateRecord,
  }),
  /** For any sign-in: what the viewer may see of the candidate. */
  shared: defineCall({
    ...read,
    access: 'login',
    name: 'recruitment.shared-candidate',
    path: '/api/shared-candidates/:id',
    params: idParameter,
    answer: candidateRecord,
  }),
  /** Everything that is held about the person, as JSON, for a request of the person. */
  heldData: defineCall({
    ...read,
    access: heldDataAccess,
    name: 'recruitment.export-candidate-data',
    path: '/api/candidates/:id/held-data',
    params: idParameter,
    answer: 'file',
    audit: 'recruitment.export-candidate-data',
    rate: 'export',
    freshFactor: true,
    neverImpersonating: true,
  }),
  /** Candidates who may be the person that is typed, archived ones included. */
  duplicates: defineCall({
    ...change,
    name: 'recruitment.duplicate-candidates',
    method: 'POST',
    path: '/api/find-duplicate-candidates',
    effect: 'read',
    body: z.strictObject({ first_name: typed, last_name: typed, email: typed, phone: typed }),
    answer: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        headline: z.string().nullable(),
        is_archived: z.boolean(),
        matches: z.array(z.enum(candidateMatches)),
      }),
    ),
    audit: null,
  }),
  ...defineRecordCalls({
    ...change,
    domain: 'recruitment',
    thing: 'candidate',
    path: '/api/candidates',
    createBody: createCandidateBody,
    updateBody: updateCandidateBody,
  }),
  archive: defineCall({
    ...change,
    name: 'recruitment.archive-candidate',
    method: 'PUT',
    path: '/api/candidates/:id/archive',
    params: idParameter,
    answer: 'nothing',
    audit: 'recruitment.archive-candidate',
  }),
  unarchive: defineCall({
    ...change,
    name: 'recruitment.unarchive-candidate',
    method: 'PUT',
    path: '/api/candidates/:id/unarchive',
    params: idParameter,
    answer: 'nothing',
    audit: 'recruitment.unarchive-candidate',
  }),
};

export const candidateList = defineList({
  name: 'candidates',
  label: 'Candidates',
  columns: candidateColumns,
  call: candidatesCalls.list,
});
