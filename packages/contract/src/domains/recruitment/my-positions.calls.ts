import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { clientPositionAccess } from './client-area.policy.ts';
import {
  candidateProfile,
  myPositionCandidates,
  myPositionFigures,
  myPositionRecord,
  myPositionRow,
} from './my-position-answers.ts';
import { myPositionColumns } from './my-position-columns.ts';
import { positionCounts } from './open-position-answers.ts';

const read = { method: 'GET', section: '2.6', access: clientPositionAccess, audit: null } as const;
const address = z.strictObject({ uuid: z.uuid() });

/** The positions of the viewer's own company, and who was presented for them. */
export const myPositionsCalls = {
  list: defineCall({
    ...read,
    name: 'recruitment.my-open-position-table',
    path: '/api/my-open-positions',
    query: listQuery(myPositionColumns),
    answer: z.object({ data: z.array(myPositionRow), total: z.int().min(0), counts: positionCounts }),
  }),
  /** Sums over the positions that the viewer sees. */
  figures: defineCall({
    ...read,
    name: 'recruitment.my-open-position-figures',
    path: '/api/my-open-position-figures',
    answer: myPositionFigures,
  }),
  details: defineCall({
    ...read,
    name: 'recruitment.my-open-position-details',
    path: '/api/my-open-positions/:uuid',
    params: address,
    answer: myPositionRecord,
  }),
  /** Those on whom the client has to decide first, ended ones last. */
  candidates: defineCall({
    ...read,
    name: 'recruitment.my-open-position-candidates',
    path: '/api/my-open-positions/:uuid/candidates',
    params: address,
    answer: myPositionCandidates,
  }),
  /** `uuid`: of the candidate's application for the position. */
  profile: defineCall({
    ...read,
    name: 'recruitment.candidate-profile',
    path: '/api/candidate-profiles/:uuid',
    params: address,
    answer: candidateProfile,
  }),
};

export const myPositionList = defineList({
  name: 'myOpenPositions',
  label: 'My open positions',
  columns: myPositionColumns,
  call: myPositionsCalls.list,
});
