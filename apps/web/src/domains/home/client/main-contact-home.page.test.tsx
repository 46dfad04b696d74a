import type { OpenPositionRow } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { homeEndpoints } from '../../../platform/api/endpoints/home.generated.ts';
import { openPositionsEndpoints } from '../../../platform/api/endpoints/open-positions.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const position: OpenPositionRow = {
  id: 3,
  uuid: '00000000-0000-4000-8000-000000000003',
  version: 2,
  title: 'Bookkeeper',
  client_id: 4,
  client: 'Harbour Legal Pty Ltd',
  status: 'sourcing',
  status_since: '2026-02-20T02:00:00Z',
  opened_at: '2026-02-20T02:00:00Z',
  headcount: 2,
  filled_count: 1,
  employment_type: 'full-time',
  work_location: 'wfh',
  start_by: null,
  candidates: 5,
  waiting: 2,
};

it('begins for a main contact with the same work at its own addresses, and without the client area', async () => {
  const positions = answers(openPositionsEndpoints.list, {
    data: [position],
    total: 1,
    counts: { sourcing: 1 },
  });
  await renderScreen('/', { as: { roles: ['client'], user: { clientId: 4 } }, server: [positions] });
  await heading(/Maricel$/);
  const main = within(screen.getByRole('main'));
  const { id, uuid } = position;
  const link = await main.findByRole('link', { name: 'Bookkeeper' });
  expect(link.getAttribute('href')).toBe(pathOf('openPositionDetails', { id }));
  expect(main.getByRole('link', { name: '2 with you for Bookkeeper' }).getAttribute('href')).toBe(
    pathOf('positionCandidates', { uuid }),
  );
  expect(main.getByRole('heading', { name: 'Upcoming interviews' })).toBeTruthy();
  expect(main.getByRole('heading', { name: 'Waiting for you' })).toBeTruthy();
  expect(main.queryByRole('link', { name: 'Hire someone' })).toBeNull();
});

it('asks for no figures of the provider', async () => {
  const asked = watch(homeEndpoints.figures, { notifications: { unread: 0 } });
  await renderScreen('/', { as: { roles: ['client'], user: { clientId: 4 } } });
  await heading(/Maricel$/);
  expect(asked).toEqual([]);
});
