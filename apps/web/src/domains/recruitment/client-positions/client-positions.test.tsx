import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPositionsEndpoints } from '../../../platform/api/endpoints/open-positions.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { clientAnswers, clientRecord } from '../../clients/client-record.fixture.ts';
import { openPositionRow } from '../open-position.fixture.ts';

withFakeServer();

it('shows the positions of a client that are worked on', async () => {
  const position = {
    ...openPositionRow,
    title: 'Bookkeeper',
    headcount: 2,
    filled_count: 1,
    candidates: 8,
    waiting: 2,
  };
  const found = answers(openPositionsEndpoints.list, ({ query }) => {
    const { filters } = JSON.parse(query.get('dt_params') ?? '{}');
    const isOfClient = filters.client_id.value === 2 && filters.status.value.includes('sourcing');
    return { data: isOfClient ? [position] : [], total: isOfClient ? 1 : 0 };
  });
  const server = [found, ...clientAnswers(clientRecord())];
  await renderScreen('/clients/2', { as: { roles: ['hr'] }, server });
  const row = await screen.findByRole('row', { name: /^Bookkeeper/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual(['8', '2', '1 of 2']);
});

it('is not shown to those who do not recruit', async () => {
  await renderScreen('/clients/2', { as: { roles: ['account manager'] }, server: clientAnswers(clientRecord()) });
  expect(await screen.findByRole('link', { name: 'View metrics' })).toBeTruthy();
  expect(screen.queryByText('Open positions')).toBeNull();
});
