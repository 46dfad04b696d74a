import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { workedPositionsEndpoints } from '../../../platform/api/endpoints/worked-positions.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const nobody = { new: 0, screening: 0, presented: 0, interview: 0, offered: 0 };
const position = {
  id: 3,
  uuid: '2f0e6d5e-6a37-4c54-9a65-0d4b7c8b3e11',
  title: 'Bookkeeper',
  client: 'Redgum',
  opened_at: '2020-01-01T00:00:00Z',
  headcount: 2,
  filled_count: 1,
  stages: { ...nobody, new: 3, presented: 2 },
  waiting: 1,
  latest: '2020-01-02T00:00:00Z',
};

it('begins for a recruiter with the positions and their candidates by stage', async () => {
  const server = [
    answers(workedPositionsEndpoints.list, {
      data: [position, { ...position, id: 4, title: 'Welder', stages: nobody, waiting: 0, latest: null }],
      total: 7,
    }),
  ];
  await renderScreen('/', { as: { roles: ['recruitment'] }, server });
  const row = within(await screen.findByRole('row', { name: /Bookkeeper/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['3', '–', '2', '–', '–', '1 of 2']);
  expect(row.getByTitle('1 waiting for the client').textContent).toBe('2');
  expect(row.getByText(/^No one new for/)).toBeTruthy();
  expect(row.getByRole('link', { name: 'Bookkeeper' }).getAttribute('href')).toBe(
    `/recruitment/position-candidates/${position.uuid}`,
  );
  expect(within(screen.getByRole('row', { name: /Welder/ })).getByText(/^No candidate yet$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show 5 more' }).getAttribute('href')).toBe('/recruitment');
  expect(screen.getByRole('button', { name: 'Add position' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add candidate' })).toBeTruthy();
  expect(screen.queryByText('Your work')).toBeNull();
  expect(screen.queryByText('Active clients')).toBeNull();
});
