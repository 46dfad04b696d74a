import type { TeamRow } from '@muster/contract/domains/teams/team-answers.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { teamsEndpoints } from '../../../platform/api/endpoints/teams.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const team: TeamRow = {
  id: 4,
  uuid: '6f1c1a52-0d5e-4b53-9a5c-2f5f5a6a0002',
  version: 2,
  name: 'Intake',
  client: { id: 2, name: 'Harbour Legal' },
  leads: ['Ana Reyes'],
  members: 1,
  away_limit: null,
  abilities: { update: true },
};
const server = [
  answers(teamsEndpoints.table, { data: [team], total: 1 }),
  answers(teamsEndpoints.candidates, [{ id: 13, name: 'Ben Cruz', position: 'Clerk' }]),
  answers(lookupsEndpoints.teamRoles, [
    { id: 1, name: 'Team Lead' },
    { id: 5, name: 'Member' },
  ]),
];
const as = { roles: ['client-admin'] as const, user: { clientId: 2 } };

it('lists the teams of the company without its name', async () => {
  await renderScreen('/team-management', { as, server });
  const row = await screen.findByRole('row', { name: /Intake/ });
  expect(within(row).getByText('Ana Reyes')).toBeTruthy();
  expect(screen.queryByText('Harbour Legal')).toBeNull();
  expect(screen.getByRole('link', { name: 'Intake' }).getAttribute('href')).toBe(`/team-management/${team.uuid}`);
});

it('adds a team of the company without asking for the client', async () => {
  const { user } = await renderScreen('/team-management', { as, server });
  await user.click(await screen.findByRole('button', { name: 'Add team' }));
  const panel = await screen.findByRole('dialog', { name: 'Team details' });
  expect(within(panel).queryByRole('combobox', { name: /^Client/ })).toBeNull();
  await user.type(within(panel).getByLabelText(/^Name/), 'Night');
  await user.click(await within(panel).findByRole('combobox', { name: 'Add a person' }));
  await user.click(await screen.findByRole('option', { name: /Ben Cruz/ }));
  const sent = watch(teamsEndpoints.create, { id: 9, version: 1 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Team Night has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    client_id: 2,
    name: 'Night',
    away_limit: null,
    members: [{ employee_id: 13, team_role_id: 5 }],
  });
});

it('deletes a team after a confirmation, and offers Undo', async () => {
  const { user } = await renderScreen('/team-management', { as, server });
  await user.click(await screen.findByRole('button', { name: 'Actions for Intake' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const removed = watch(teamsEndpoints.delete, undefined);
  const dialog = await screen.findByRole('dialog', { name: 'Delete Intake?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(removed[0]?.body).toEqual({ id: 4 });
});

it('offers a client user nothing to change', async () => {
  await renderScreen('/team-management', { as: { roles: ['client-user'] }, server });
  expect(await screen.findByRole('row', { name: /Intake/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Actions for|^Add team/ })).toBeNull();
});
