import { candidateBody } from '../domains/recruitment/candidate-body.fixture.ts';
import { descriptionBody, templateBody } from '../domains/recruitment/job-description-body.fixture.ts';
import { openPositionBody, unchangedBody } from '../domains/recruitment/open-position-body.fixture.ts';
import type { CompanyRecords } from './company-records.ts';
import { hireWrites } from './hire-writes.ts';
import { interviewWrites } from './interview-writes.ts';
import { pdf, uploadForm } from './sample-files.ts';

interface Targets {
  readonly other: CompanyRecords;
  readonly newEmployees: readonly object[];
}

const version = 1;
const fileOf = (fields: Readonly<Record<string, number | string>>) => ({
  form: uploadForm(fields, pdf(), 'resume.pdf'),
});

/** Requests of the calls of recruitment and interviews, for writing-requests.ts. */
export const recruitmentWrites = {
  ...hireWrites,
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
  'recruitment.present-applications': ({ other }: Targets) => [
    { body: { applications: [{ id: other.screenedApplication, version }] } },
  ],
  'recruitment.hire-candidate': ({ other, newEmployees }: Targets) =>
    newEmployees.map((one) => ({
      params: { id: other.offeredApplication },
      body: { ...one, client_id: other.clientId, shift_id: other.shiftId },
    })),
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
  'recruitment.merge-candidates': ({ other }: Targets) => [
    {
      params: { id: other.unproposedCandidate },
      body: { version, other_id: other.candidate, other_version: version, taken: ['name'] },
    },
  ],
  'recruitment.create-job-description-template': () => [{ body: templateBody() }],
  'recruitment.update-job-description-template': ({ other }: Targets) => [
    { body: { ...templateBody({ name: 'Other books' }), id: other.jobDescriptionTemplate, version } },
  ],
  'recruitment.delete-job-description-template': ({ other }: Targets) => [
    { body: { id: other.jobDescriptionTemplate } },
  ],
  'recruitment.archive-job-description-template': ({ other }: Targets) => [
    { params: { id: other.jobDescriptionTemplate } },
  ],
  'recruitment.activate-job-description-template': ({ other }: Targets) => [
    { params: { id: other.archivedJobDescriptionTemplate } },
  ],
  'recruitment.save-job-description': ({ other }: Targets) => [
    { params: { id: other.openPosition }, body: descriptionBody({ version }) },
  ],
  'recruitment.review-job-description': ({ other }: Targets) => [
    { params: { id: other.openPosition }, body: { version } },
  ],
  'recruitment.attach-to-position': ({ other }: Targets) => [
    fileOf({ open_position_id: other.openPosition, attachment_type_id: 1, visibility: 'client_shared' }),
  ],
  'recruitment.remove-position-attachment': ({ other }: Targets) => [{ params: { id: other.positionFile } }],
  'recruitment.restore-position-attachment': ({ other }: Targets) => [{ params: { id: other.removedPositionFile } }],
  'recruitment.attach-to-candidate': ({ other }: Targets) => [
    fileOf({ candidate_id: other.candidate, attachment_type_id: 1, visibility: 'client_shared' }),
  ],
  'recruitment.remove-candidate-attachment': ({ other }: Targets) => [{ params: { id: other.candidateFile } }],
  'recruitment.restore-candidate-attachment': ({ other }: Targets) => [{ params: { id: other.removedCandidateFile } }],
  'recruitment.add-note': ({ other }: Targets) => [
    { body: { about: 'position', about_id: other.openPosition, body: 'Mine.', visibility: 'client_shared' } },
  ],
  'recruitment.reply-to-note': ({ other }: Targets) => [
    { params: { id: other.recruitmentNote }, body: { body: 'Mine.', visibility: 'client_shared' } },
  ],
  'recruitment.edit-note': ({ other }: Targets) => [
    { params: { id: other.recruitmentNote }, body: { version, body: 'Mine.' } },
  ],
  'recruitment.share-note': ({ other }: Targets) => [
    { params: { id: other.recruitmentNote }, body: { version, visibility: 'staff' } },
  ],
  'recruitment.remove-note': ({ other }: Targets) => [{ params: { id: other.recruitmentNote } }],
  // The skills of the position may have been changed before.
  'recruitment.save-scorecard': ({ other }: Targets) =>
    ['Overall', 'Xero'].map((criterion) => ({
      params: { id: other.application },
      body: { ratings: [{ criterion, rating: 4 }], recommendation: 'yes', comment: null },
    })),
  'recruitment.create-candidate-link': ({ other }: Targets) => [
    { params: { id: other.candidate }, body: { label: 'Harbour Legal', days: 7 } },
  ],
  'recruitment.revoke-candidate-link': ({ other }: Targets) => [{ params: { id: other.candidateLink } }],
  'recruitment.open-candidate-link': () => [{ body: { token: 'no-such-token' } }],
};
