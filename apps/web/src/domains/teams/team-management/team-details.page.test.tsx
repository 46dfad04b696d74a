import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { teamsEndpoints } from '../../../platform/api/endpoints/teams.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const team = {
  id: 4,
  uuid: '6f1c1a52-0d5e-4b53-9a5c-2f5f5a6a0002',
  version: 2,
  name: 'Intake',
  client: { id: 2, name: 'Harbour Legal' },
  away_limit: 2,
  members: [{ employee_id: 12, name: 'Ana Reyes', position: 'Paralegal', role: { id: 1, name: 'Team Lead' } }],
  abilities: { update: true },
};
const address = `/team-management/${team.uuid}`;
const as = { roles: ['client-admin'] as const };
const list = answers(teamsEndpoints.table, { data: [], total: 0 });

it('shows leads and members, and deletes the team', async () => {
  const { user } = await renderScreen(address, { as, server: [answers(teamsEndpoints.atAddress, team), list] });
  expect(await screen.findByRole('heading', { name: 'Intake' })).toBeTruthy();
  for (const text of ['Ana Reyes', 'Paralegal', 'Team Lead', '1 member · at most 2 away'])
    expect(screen.getByText(text)).toBeTruthy();
  const removed = watch(teamsEndpoints.delete, undefined);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Intake?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No teams found.')).toBeTruthy();
  expect(removed[0]?.body).toEqual({ id: 4 });
});

it('shows a client user the members alone', async () => {
  const read = answers(teamsEndpoints.atAddress, { ...team, abilities: { update: false } });
  await renderScreen(address, { as: { roles: ['client-user'] }, server: [read] });
  expect(await screen.findByText('Ana Reyes')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Update|Delete/ })).toBeNull();
});

it('says that a team of another company does not exist', async () => {
  await renderScreen(address, { as, server: [refuses(teamsEndpoints.atAddress, 'not-found')] });
  expect((await screen.findAllByText(/not found|does not exist/i)).length).toBeGreaterThan(0);
});
