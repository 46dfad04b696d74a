import { expect, it } from 'vitest';
import { presentApplication, presentCard } from './applications.presenter.ts';
import type { StoredCard } from './stored-application.ts';

const decided = { decision: 'rejected', decision_reason: 'Too junior', decision_version: 2 } as const;
const shown = { id: 5, stage: 'presented', presented_at: '2026-03-02T00:00:00Z', ...decided } as const;
const progress = { source: 'referral', score: 4.2, interview: null } as const;
const card: StoredCard = {
  ...shown,
  candidate: { id: 3, name: 'Ana Reyes', headline: null, home_place: null },
  version: 4,
  stage_since: '2026-03-02T00:00:00Z',
  decided_by: 'Olivia Marsden',
  employee: { id: 41, name: 'Ana Reyes' },
  ...progress,
};

it('shows those who recruit where an application may move, and nobody else', () => {
  expect(presentCard(card, true).work).toEqual({
    version: 4,
    stage_since: '2026-03-02T00:00:00Z',
    decided_by: 'Olivia Marsden',
    // Not back to the screening: the client has decided.
    moves: ['interview', 'offered', 'rejected', 'withdrawn'],
    employee: { id: 41, name: 'Ana Reyes' },
    ...progress,
  });
  expect(presentCard(card, false)).toEqual({ ...shown, candidate: card.candidate });
});

it('adds the history with the time in each stage for those who recruit', () => {
  const application = { ...shown, position: { id: 2, uuid: 'u', title: 'Bookkeeper', client: 'Harbour Legal' } };
  const none = { rejection: null, note: 'Keen', actor: null };
  const history = [
    { id: 1, stage: 'new', since: '2026-03-01T00:00:00Z', until: '2026-03-02T00:00:00Z', ...none },
    { id: 2, stage: 'presented', since: '2026-03-02T00:00:00Z', until: null, ...none },
  ] as const;
  const now = '2026-03-02T01:00:00Z';
  const stored = { ...application, employee: { id: 41, name: 'Ana Reyes' } };
  expect(presentApplication(stored, history, now).work).toMatchObject({
    minutes: { new: 1440, presented: 60 },
    employee: { id: 41 },
  });
  expect(presentApplication(stored, null, now)).toEqual(application);
});
