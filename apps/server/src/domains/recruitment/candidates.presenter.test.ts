import { expect, it } from 'vitest';
import { presentCandidate, presentCandidateRow } from './candidates.presenter.ts';
import type { StoredCandidate } from './stored-candidate.ts';

const shown = {
  id: 3,
  version: 2,
  first_name: 'Ana',
  last_name: 'Reyes',
  name: 'Ana Reyes',
  headline: 'Bookkeeper',
  home_place: 'Makati City',
};
const contact = { email: 'ana@mail.test', phone: '0917', source: 'referral', tags: ['quick'] } as const;
const latest = {
  position: 'Bookkeeper',
  stage: 'presented',
  stage_since: '2026-03-01T00:00:00Z',
  decision: 'shortlisted',
  presented_at: '2026-03-01T00:00:00Z',
} as const;
const stored: StoredCandidate = {
  ...shown,
  ...{ ...contact, tags: ['quick'] },
  consent_on: '2026-01-01',
  consent_until: null,
  consent_withdrawn_on: null,
  retain_until: '2027-01-01',
  kept_until: '2027-01-01',
  added_at: '2026-01-01T00:00:00Z',
  added_by: 'Camille Sarmiento',
  archived_at: null,
  anonymised_at: null,
};

it('shows nothing but the allow list to those who do not recruit', () => {
  expect(presentCandidate(stored, null)).toEqual(shown);
  const {
    consent_on: _day,
    consent_until: _until,
    consent_withdrawn_on: _withdrawn,
    kept_until: _kept,
    ...others
  } = stored;
  const { added_by: _by, archived_at: _at, anonymised_at: _gone, ...row } = others;
  const listed = { ...row, is_archived: false, latest, resume_part: 'Xero' };
  const { stage_since: _since, ...presented } = latest;
  expect(presentCandidateRow(listed, null)).toEqual({ ...shown, presented });
  const unseen = { ...latest, presented_at: null };
  expect(presentCandidateRow({ ...listed, latest: unseen }, null)).toEqual({ ...shown, presented: null });
});

it('shows the rest to those who recruit', () => {
  const merges = [
    { removed_id: 9, merged_at: '2026-03-01T00:00:00Z', merged_by: 'Camille Sarmiento', taken: ['phone' as const] },
  ];
  const resumes = [
    { attachment_id: 4, file_name: 'a.pdf', added_at: '2026-03-01T00:00:00Z', state: 'read' as const, is_cut: false },
  ];
  expect(presentCandidate(stored, { merges, resumes }).work).toMatchObject({
    ...contact,
    added_by: 'Camille Sarmiento',
    merges,
    resumes,
  });
});
