import type {
  OpenPositionRecord,
  OpenPositionRow,
} from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { openPositionsEndpoints } from '../../platform/api/endpoints/open-positions.generated.ts';
import { answers } from '../../testing/fake-server.ts';

const shown = {
  id: 3,
  uuid: '00000000-0000-4000-8000-000000000003',
  version: 2,
  title: 'Bookkeeper',
  client_id: 2,
  client: 'Harbour Legal Pty Ltd',
  status: 'sourcing',
  status_since: '2026-02-20T02:00:00Z',
  opened_at: '2026-02-20T02:00:00Z',
  headcount: 2,
  filled_count: 1,
  employment_type: 'full-time',
  work_location: 'wfh',
  start_by: '2026-06-01',
} as const;

/** What role `client` gets of a row. */
const shownPositionRow: OpenPositionRow = { ...shown, candidates: 5, waiting: 2 };

export const openPositionRow: OpenPositionRow = {
  ...shownPositionRow,
  owner: 'Camille Sarmiento',
  priority: 'high',
  moves: ['pending interviews', 'filled', 'pause'],
  stages: { new: 1, presented: 3, interview: 1 },
};

/** What role `client` gets. */
export const shownOpenPosition: OpenPositionRecord = {
  ...shown,
  shift_start: '08:00',
  shift_end: '17:00',
  timezone: { id: 362, name: 'Australia/Sydney' },
  must_have: ['Xero', 'BAS'],
  nice_to_have: [],
};

export const openPosition: OpenPositionRecord = {
  ...shownOpenPosition,
  work: {
    priority: 'high',
    owner: { id: 9, name: 'Camille Sarmiento' },
    account_managers: [{ id: 12, name: 'Bianca Zaragoza' }],
    budget: { least_cents: 150_000, most_cents: 180_000, currency: { id: 2, code: 'AUD' } },
    paused_from_status: null,
    hired: [
      {
        candidate: { id: 3, name: 'Ana Reyes' },
        employee: { id: 41, name: 'Ana Reyes' },
        since: '2026-02-24T02:00:00Z',
      },
    ],
    history: [
      {
        id: 1,
        status: 'sourcing',
        since: '2026-02-20T02:00:00Z',
        until: null,
        reason: null,
        actor: 'Camille Sarmiento',
      },
    ],
    minutes: { sourcing: 14_400 },
    moves: ['pending interviews', 'filled', 'pause'],
  },
};

export const openPositionServer = [
  answers(openPositionsEndpoints.list, { data: [openPositionRow], total: 1, counts: { sourcing: 1 } }),
  answers(openPositionsEndpoints.details, openPosition),
  answers(openPositionsEndpoints.owners, [{ id: 9, name: 'Camille Sarmiento' }]),
];
