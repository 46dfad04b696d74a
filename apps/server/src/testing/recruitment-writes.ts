import { candidateBody } from '../domains/recruitment/candidate-body.fixture.ts';
import { openPositionBody, unchangedBody } from '../domains/recruitment/open-position-body.fixture.ts';
import type { CompanyRecords } from './company-records.ts';
import { interviewWrites } from './interview-writes.ts';

interface Targets {
  readonly other: CompanyRecords;
}

const version = 1;

/** Requests of the calls of recruitment and interviews, for writing-requests.ts. */
export const recruitmentWrites = {
  ...interviewWrites,
  'recruitment.create-open-position': ({ other }: Targets) => [{ body: openPositionBody(other.clientId) }],
  'recruitment.update-open-position': ({ other }: Targets) => [{ body: unchangedBody(other.openPosition, version) }],
  'recruitment.delete-open-position': ({ other }: Targets) => [{ body: { id: other.openPosition } }],
  'recruitment.move-open-position': ({ other }: Targets) => [
    { params: { id: other.openPosition }, body: { version, status: 'pause' } },
  ],
  'recruitment.create-application': ({ other }: Targets) => [
    { body: { position_id: other.openPosition, candidate_id: other.unproposedCandidate } },
  ],
  'recruitment.move-application': ({ other }: Targets) => [
    { params: { id: other.application }, body: { version, stage: 'interview' } },
  ],
  'recruitment.decide-application': ({ other }: Targets) => [
    { params: { id: other.application }, body: { version, decision: 'shortlisted' } },
  ],
  'recruitment.create-candidate': () => [{ body: candidateBody() }],
  'recruitment.update-candidate': ({ other }: Targets) => [
    { body: { ...candidateBody(), id: other.candidate, version } },
  ],
  'recruitment.delete-candidate': ({ other }: Targets) => [{ body: { id: other.candidate } }],
  'recruitment.archive-candidate': ({ other }: Targets) => [{ params: { id: other.candidate } }],
  'recruitment.unarchive-candidate': ({ other }: Targets) => [{ params: { id: other.candidate } }],
};
