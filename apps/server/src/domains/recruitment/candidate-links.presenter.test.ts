import { expect, it } from 'vitest';
import { presentCandidateLink, presentPublicCandidate } from './candidate-links.presenter.ts';

const expires_at = '2026-04-01T00:00:00Z';

it('says whether a link works', () => {
  const link = {
    id: 4,
    label: 'Harbour Legal',
    created_at: '2026-03-01T00:00:00Z',
    created_by: 'Rita Cruz',
    expires_at,
    revoked_at: null,
    opened_count: 0,
    last_opened_at: null,
  };
  expect(presentCandidateLink(link, '2026-03-02T00:00:00Z')).toEqual({ ...link, state: 'active' });
  expect(presentCandidateLink(link, expires_at).state).toBe('expired');
});

it('leaves strangers the allow list alone, whatever is stored beside it', () => {
  const shown = { name: 'Ana Reyes', headline: 'Bookkeeper', home_place: null, organization: 'Northwind', expires_at };
  const stored = { ...shown, candidate_id: 3, label: 'Harbour Legal', email: 'ana@mail.test', stage: 'presented' };
  expect(presentPublicCandidate(stored)).toEqual(shown);
});
