import type {
  CandidateProfile,
  MyCandidate,
  MyPositionRecord,
  PositionOfCandidates,
} from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { myPositionsEndpoints } from '../../platform/api/endpoints/my-positions.generated.ts';
import { answers } from '../../testing/fake-server.ts';

const uuidOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

const terms = {
  employment_type: 'full-time',
  work_location: 'wfh',
  start_by: '2026-03-16',
  shift_start: '09:00',
  shift_end: '17:00',
  timezone: { id: 362, name: 'Australia/Sydney' },
  must_have: ['Xero', 'BAS'],
} as const;

export const myPosition: MyPositionRecord = {
  ...terms,
  must_have: [...terms.must_have],
  id: 3,
  uuid: uuidOf(3),
  title: 'Bookkeeper',
  status: 'sourcing',
  status_since: '2026-02-20T02:00:00Z',
  opened_at: '2026-02-20T02:00:00Z',
  headcount: 2,
  filled_count: 1,
  presented: 3,
  waiting: 2,
  nice_to_have: [],
};

export const positionOfCandidates: PositionOfCandidates = {
  ...terms,
  must_have: [...terms.must_have],
  uuid: myPosition.uuid,
  title: myPosition.title,
  status: myPosition.status,
};

export const anaReyes: MyCandidate = {
  id: 5,
  uuid: uuidOf(5),
  name: 'Ana Reyes',
  headline: 'Bookkeeper, 6 years',
  home_place: 'Makati City',
  stage: 'presented',
  presented_at: '2026-02-24T02:00:00Z',
  decision: 'undecided',
  decision_reason: null,
  decision_version: 1,
  decided_by: null,
  decided_at: null,
  interview: null,
  note: null,
};

export const benCruz: MyCandidate = { ...anaReyes, id: 6, uuid: uuidOf(6), name: 'Ben Cruz', headline: 'Accountant' };

const caraLim: MyCandidate = {
  ...anaReyes,
  id: 7,
  uuid: uuidOf(7),
  name: 'Cara Lim',
  decision: 'rejected',
  decision_reason: 'Too junior for us',
  decision_version: 2,
  decided_by: 'Helen Strand',
  decided_at: '2026-02-25T02:00:00Z',
};

export const profileOf = (candidate: MyCandidate): CandidateProfile => ({
  ...candidate,
  candidate_id: 31,
  position: positionOfCandidates,
  beside: [anaReyes, benCruz, caraLim].map(({ uuid, name, stage, decision }) => ({ uuid, name, stage, decision })),
});

export const myPositionServer = [
  answers(myPositionsEndpoints.list, { data: [myPosition], total: 1, counts: { sourcing: 1 } }),
  answers(myPositionsEndpoints.details, myPosition),
  answers(myPositionsEndpoints.candidates, {
    position: positionOfCandidates,
    data: [anaReyes, benCruz, caraLim],
  }),
  answers(myPositionsEndpoints.profile, profileOf(anaReyes)),
];
