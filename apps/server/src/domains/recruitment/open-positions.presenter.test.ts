import { expect, it } from 'vitest';
import { presentOpenPosition } from './open-positions.presenter.ts';
import type { StoredOpenPosition } from './stored-open-position.ts';

const stored: StoredOpenPosition = {
  id: 3,
  uuid: '00000000-0000-4000-8000-000000000003',
  version: 2,
  title: 'Bookkeeper',
  client_id: 2,
  client: 'Harbour Legal Pty Ltd',
  status: 'pause',
  status_since: '2026-03-02T00:00:00Z',
  opened_at: '2026-03-01T00:00:00Z',
  headcount: 2,
  filled_count: 1,
  employment_type: 'full-time',
  work_location: 'wfh',
  start_by: null,
  shift_start: null,
  shift_end: null,
  timezone: { id: 1, name: 'Asia/Manila' },
  must_have: [],
  nice_to_have: [],
  priority: 'high',
  owner: { id: 9, name: 'Camille Sarmiento' },
  paused_from_status: 'sourcing',
};

it('leaves out what only those see who work on positions', () => {
  const shown = presentOpenPosition(stored, null, '2026-03-03T00:00:00Z');
  expect(shown).not.toHaveProperty('work');
  expect(JSON.stringify(shown)).not.toMatch(/high|Camille|paused_from/);
});

it('shows them where a paused position returns to', () => {
  const parts = { budget: null, account_managers: [], hired: [], history: [] };
  expect(presentOpenPosition(stored, parts, '2026-03-03T00:00:00Z').work).toMatchObject({
    moves: ['sourcing'],
    priority: 'high',
  });
});
