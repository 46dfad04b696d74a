import type { ListedAttachment } from '@muster/contract/domains/documents/attachment.schemas.ts';
import type { CandidateRecord, CandidateRow } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { applicationsEndpoints } from '../../platform/api/endpoints/applications.generated.ts';
import { candidateAttachmentEndpoints } from '../../platform/api/endpoints/candidate-attachment.generated.ts';
import { candidateLinksEndpoints } from '../../platform/api/endpoints/candidate-links.generated.ts';
import { candidatesEndpoints } from '../../platform/api/endpoints/candidates.generated.ts';
import { notesEndpoints } from '../../platform/api/endpoints/notes.generated.ts';
import { scorecardsEndpoints } from '../../platform/api/endpoints/scorecards.generated.ts';
import { answers } from '../../testing/fake-server.ts';

/** What role `client` gets. */
export const shownCandidate: CandidateRecord = {
  id: 3,
  version: 2,
  first_name: 'Ana',
  last_name: 'Reyes',
  name: 'Ana Reyes',
  headline: 'Bookkeeper, 6 years',
  home_place: 'Makati City',
};

const candidateRow: CandidateRow = {
  ...shownCandidate,
  email: 'ana.reyes@mail.test',
  phone: '09171234567',
  source: 'job board',
  tags: ['Xero', 'BAS'],
  retain_until: '2028-02-01',
  added_at: '2026-02-20T02:00:00Z',
  is_archived: false,
  application: { position: 'Bookkeeper', stage: 'interview', stage_since: '2026-02-24T02:00:00Z' },
};

export const candidate: CandidateRecord = {
  ...shownCandidate,
  work: {
    email: 'ana.reyes@mail.test',
    phone: '09171234567',
    source: 'job board',
    tags: ['Xero', 'BAS'],
    consent_on: '2026-02-01',
    consent_until: null,
    consent_withdrawn_on: null,
    retain_until: '2028-02-01',
    kept_until: '2028-02-01',
    added_at: '2026-02-20T02:00:00Z',
    added_by: 'Camille Sarmiento',
    archived_at: null,
    anonymised_at: null,
    merges: [],
    resumes: [
      {
        ...{ attachment_id: 12, file_name: 'Scan of the resume.pdf', added_at: '2026-02-21T02:00:00Z' },
        ...{ state: 'encrypted', is_cut: false },
      },
      {
        ...{ attachment_id: 11, file_name: 'Resume.pdf', added_at: '2026-02-20T02:00:00Z' },
        ...{ state: 'read', is_cut: false },
      },
    ],
  },
};

const resumeFile = (id: number, file_name: string): ListedAttachment => ({
  id,
  file_name,
  kind: 'pdf',
  size_bytes: 84_000,
  attachment_type: { id: 1, name: 'Resume' },
  uploaded_by: 'Camille Sarmiento',
  created_at: '2026-02-20T02:00:00Z',
  visibility: 'staff',
  may_remove: true,
});

const resumeFiles = [resumeFile(12, 'Scan of the resume.pdf'), resumeFile(11, 'Resume.pdf')];

export const candidateServer = [
  answers(candidatesEndpoints.list, { data: [candidateRow], total: 1 }),
  answers(candidatesEndpoints.details, candidate),
  answers(candidatesEndpoints.duplicates, []),
  answers(candidateLinksEndpoints.list, []),
  answers(scorecardsEndpoints.ofCandidate, []),
  answers(applicationsEndpoints.ofCandidate, []),
  answers(notesEndpoints.ofCandidate, { subjects: [], data: [] }),
  answers(candidateAttachmentEndpoints.list, { data: resumeFiles, abilities: { change: true } }),
];
