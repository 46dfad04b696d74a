import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineLookup, lookupSearch } from '../../lookup.ts';
import { idParameter } from '../../paging.ts';
import { candidateApplication, positionCandidates } from './application-answers.ts';
import { applicationAccess } from './applications.policy.ts';
import {
  createApplicationBody,
  decideApplicationBody,
  moveApplicationBody,
  presentApplicationsBody,
} from './applications.schemas.ts';

const read = { method: 'GET', section: '2.5', access: applicationAccess.list, audit: null } as const;
const change = { section: '2.5', access: applicationAccess.change } as const;

export const applicationsCalls = {
  /** Everybody who applies for one position, ended applications included. */
  ofPosition: defineCall({
    ...read,
    name: 'recruitment.position-candidates',
    path: '/api/position-candidates/:uuid',
    params: z.strictObject({ uuid: z.uuid() }),
    answer: positionCandidates,
  }),
  /** Newest first. */
  ofCandidate: defineCall({
    ...read,
    name: 'recruitment.candidate-applications',
    path: '/api/candidates/:id/applications',
    params: idParameter,
    answer: z.array(candidateApplication),
  }),
  candidateChoices: defineLookup({
    name: 'recruitment.candidate-choices',
    path: '/api/candidate-choices',
    section: '2.5',
    access: applicationAccess.change,
    query: lookupSearch,
    row: z.object({ id: z.int(), name: z.string(), headline: z.string().nullable() }),
  }),
  create: defineCall({
    ...change,
    name: 'recruitment.create-application',
    method: 'POST',
    path: '/api/applications',
    body: createApplicationBody,
    answer: z.object({ id: z.int(), version: z.int() }),
    status: 201,
    audit: 'recruitment.create-application',
    idempotent: true,
  }),
  move: defineCall({
    ...change,
    name: 'recruitment.move-application',
    method: 'PUT',
    path: '/api/applications/:id/stage',
    params: idParameter,
    body: moveApplicationBody,
    answer: z.object({ version: z.int() }),
    audit: 'recruitment.move-application',
  }),
  /** Presents those that can be presented, notifies the client once, and says why the others stay. */
  present: defineCall({
    ...change,
    name: 'recruitment.present-applications',
    method: 'PUT',
    path: '/api/presented-applications',
    body: presentApplicationsBody,
    answer: z.object({
      presented: z.array(z.object({ id: z.int(), version: z.int() })),
      refused: z.array(z.object({ id: z.int(), reason: z.string() })),
    }),
    audit: 'recruitment.present-applications',
  }),
  /** Takes the version of the decision, and answers the new one. */
  decide: defineCall({
    section: '2.5',
    access: applicationAccess.decide,
    name: 'recruitment.decide-application',
    method: 'PUT',
    path: '/api/applications/:id/decision',
    params: idParameter,
    body: decideApplicationBody,
    answer: z.object({ version: z.int() }),
    audit: 'recruitment.decide-application',
  }),
};
