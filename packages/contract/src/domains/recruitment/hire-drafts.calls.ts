import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { clientPositionAccess } from './client-area.policy.ts';
import {
  finalizeHireDraftBody,
  reviewHireDraftBody,
  saveHireDraftBody,
  startHireDraftBody,
  writeHireTextBody,
} from './hire-draft.schemas.ts';
import { hireDraft, hireDraftRow, hireTemplate } from './hire-draft-answers.ts';

const own = { section: '2.6', access: clientPositionAccess } as const;
const read = { ...own, method: 'GET', audit: null } as const;
const address = { params: z.strictObject({ uuid: z.uuid() }) } as const;
const version = z.object({ version: z.int() });

/** Positions that the viewer's company describes before they are published. */
export const hireDraftsCalls = {
  /** Last changed first, without published ones. */
  list: defineCall({
    ...read,
    name: 'recruitment.hire-drafts',
    path: '/api/hire-drafts',
    answer: z.array(hireDraftRow),
  }),
  templates: defineCall({
    ...read,
    name: 'recruitment.hire-templates',
    path: '/api/hire-templates',
    answer: z.array(hireTemplate),
  }),
  details: defineCall({
    ...read,
    ...address,
    name: 'recruitment.hire-draft-details',
    path: '/api/hire-drafts/:uuid',
    answer: hireDraft,
  }),
  start: defineCall({
    ...own,
    name: 'recruitment.start-hire-draft',
    method: 'POST',
    path: '/api/hire-drafts',
    body: startHireDraftBody,
    answer: version.extend({ uuid: z.uuid() }),
    status: 201,
    idempotent: true,
    audit: 'recruitment.start-hire-draft',
  }),
  save: defineCall({
    ...own,
    ...address,
    name: 'recruitment.save-hire-draft',
    method: 'PUT',
    path: '/api/hire-drafts/:uuid',
    body: saveHireDraftBody,
    answer: version,
    audit: 'recruitment.save-hire-draft',
  }),
  discard: defineCall({
    ...own,
    ...address,
    name: 'recruitment.discard-hire-draft',
    method: 'DELETE',
    path: '/api/hire-drafts/:uuid',
    answer: 'nothing',
    audit: 'recruitment.discard-hire-draft',
  }),
  write: defineCall({
    ...own,
    ...address,
    name: 'recruitment.write-hire-text',
    method: 'POST',
    path: '/api/hire-drafts/:uuid/text',
    body: writeHireTextBody,
    answer: version,
    rate: 'generate',
    audit: 'recruitment.write-hire-text',
  }),
  review: defineCall({
    ...own,
    ...address,
    name: 'recruitment.review-hire-draft',
    method: 'PUT',
    path: '/api/hire-drafts/:uuid/review',
    body: reviewHireDraftBody,
    answer: version,
    audit: 'recruitment.review-hire-draft',
  }),
  /** Publishes once: the answer of every other try is the same position. */
  finalize: defineCall({
    ...own,
    ...address,
    name: 'recruitment.finalize-hire-draft',
    method: 'POST',
    path: '/api/hire-drafts/:uuid/position',
    body: finalizeHireDraftBody,
    answer: z.object({ uuid: z.uuid() }),
    audit: 'recruitment.finalize-hire-draft',
  }),
};
