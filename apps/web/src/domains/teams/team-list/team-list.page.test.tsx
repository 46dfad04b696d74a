import type { TeamRow } from '@muster/contract/domains/teams/team-answers.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientsEndpoints } from '../../../platform/api/endpoints/clients.generated.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { scheduleEndpoints } from '../../../platform/api/endpoints/schedule.generated.ts';
import { teamsEndpoints } from '../../../platform/api/endpoints/teams.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const hr = { roles: ['hr'] as const };
const team: TeamRow = {
  id: 4,
  uuid: '6f1c1a52-0d5e-4b53-9a5c-2f5f5a6a0002',
  version: 2,
  name: 'Intake',
  client: { id: 2, name: 'Harbour Legal' },
  leads: ['Ana Reyes'],
  members: 1,
  away_limit: 2,
  abilities: { update: true },
};
const ana = { employee_id: 12, name: 'Ana Reyes', position: 'Paralegal', role: { id: 1, name: 'Team Lead' } };
const noStates = {
  upcoming: 0,
  in: 0,
  on_break: 0,
  missing: 0,
  done: 0,
  conflict: 0,
  absent: 0,
  on_leave: 0,
  holiday: 0,
  restday: 0,
  late: 0,
};
const server = [
  answers(teamsEndpoints.table, { data: [team], total: 1 }),
  answers(teamsEndpoints.details, {
    id: 4,
    version: 2,
    name: 'Intake',
    client: team.client,
    uuid: team.uuid,
    away_limit: 2,
    abilities: { update: true },
    members: [ana],
  }),
  answers(teamsEndpoints.candidates, [
    { id: 12, name: 'Ana Reyes', position: 'Paralegal' },
    { id: 13, name: 'Ben Cruz', position: 'Clerk' },
  ]),
  answers(lookupsEndpoints.teamRoles, [
    { id: 1, name: 'Team Lead' },
    { id: 5, name: 'Member' },
  ]),
  answers(scheduleEndpoints.today, {
    day: '2026-03-02',
    timezone: 'Asia/Manila',
    now: '2026-03-02T01:00:00Z',
    counts: { ...noStates, in: 1 },
    data: [
      {
        employee: { id: 12, name: 'Ana Reyes', position: 'Paralegal' },
        client: 'Harbour Legal',
        shift: 'Day Shift',
        zone: 'Asia/Manila',
        starts_at: '2026-03-02T00:00:00Z',
        ends_at: '2026-03-02T09:00:00Z',
        state: 'in',
        late_minutes: null,
        first_in: '2026-03-02T00:00:00Z',
        last_out: null,
      },
    ],
    total: 1,
  }),
  answers(clientsEndpoints.forDropdown, [{ id: 2, legal_business_name: 'Harbour Legal', status: 'Active' }]),
];
type User = Awaited<ReturnType<typeof renderScreen>>['user'];

async function act(user: User, entry: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Intake' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

it('lists teams with client and leads, and shows their members beside the list', async () => {
  const { user } = await renderScreen('/teams', { as: hr, server });
  const row = await screen.findByRole('row', { name: /Intake/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .slice(1, 5)
      .map(({ textContent }) => textContent),
  ).toEqual(['Harbour Legal', 'Ana Reyes', '1', '2']);
  await user.click(within(row).getByRole('button', { name: 'Intake' }));
  const panel = await screen.findByRole('complementary', { name: 'Intake' });
  const members = await within(panel).findByRole('list', { name: 'Members' });
  expect(within(members).getByText('Team Lead · Paralegal')).toBeTruthy();
  expect(within(members).getByRole('link', { name: 'Ana Reyes' }).getAttribute('href')).toBe('/employees/12');
  expect(await within(members).findByText('Working')).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('dialog', { name: 'Team details' })).toBeTruthy();
});

it('names the holiday of a team once', async () => {
  const off = { ...noStates, holiday: 1 };
  const { user } = await renderScreen('/teams', {
    as: hr,
    server: [
      answers(scheduleEndpoints.today, {
        day: '2026-03-02',
        timezone: 'Asia/Manila',
        now: '2026-03-02T01:00:00Z',
        counts: off,
        data: [],
        total: 1,
      }),
      answers(employeeShiftsEndpoints.calendarSummary, {
        days: [{ day: '2026-03-02', shifts: 0, holiday: 'Founding Day' }],
        conflicts: 0,
        swaps: 0,
      }),
      ...server,
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Intake' }));
  const panel = await screen.findByRole('complementary', { name: 'Intake' });
  expect(await within(panel).findByText('Holiday today · Founding Day')).toBeTruthy();
  const members = within(panel).getByRole('list', { name: 'Members' });
  expect(within(members).queryByText('No shift')).toBeNull();
});

it('adds a team with people of its client', async () => {
  const { user } = await renderScreen('/teams', { as: hr, server });
  await user.click(await screen.findByRole('button', { name: 'Add team' }));
  const panel = await screen.findByRole('dialog', { name: 'Team details' });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect((await within(panel).findByRole('alert')).textContent).toContain('The client is required.');
  await user.click(within(panel).getByRole('combobox', { name: /^Client/ }));
  await user.click(await screen.findByRole('option', { name: 'Harbour Legal' }));
  await user.type(within(panel).getByLabelText(/^Name/), 'Night');
  await user.type(within(panel).getByLabelText(/^Away limit/), '3');
  await user.click(await within(panel).findByRole('combobox', { name: 'Add a person' }));
  await user.click(await screen.findByRole('option', { name: /Ben Cruz/ }));
  const sent = watch(teamsEndpoints.create, { id: 9, version: 1 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Team Night has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    client_id: 2,
    name: 'Night',
    away_limit: 3,
    members: [{ employee_id: 13, team_role_id: 5 }],
  });
});

it('changes its members, and dissolves it after a confirmation', async () => {
  const { user } = await renderScreen('/teams', { as: hr, server });
  await act(user, 'Update');
  await screen.findByRole('button', { name: 'Save' });
  await user.click(await screen.findByRole('button', { name: 'Remove Ana Reyes' }));
  const sent = watch(teamsEndpoints.update, { id: 4, version: 3 });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Team Intake has been successfully updated.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ id: 4, version: 2, name: 'Intake', away_limit: 2, members: [] });
  await act(user, 'Delete');
  const removed = watch(teamsEndpoints.delete, undefined);
  const dialog = await screen.findByRole('dialog', { name: 'Delete Intake of Harbour Legal?' });
  expect(within(dialog).getByText('1 member')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Team Intake has been successfully removed.')).toBeTruthy();
  expect(removed[0]?.body).toEqual({ id: 4 });
  const restored = watch(teamsEndpoints.restore, undefined);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Team Intake was restored.')).toBeTruthy();
  expect(restored).toHaveLength(1);
});

it('offers no changes without permission, and shows the empty state', async () => {
  const none = [answers(teamsEndpoints.table, { data: [], total: 0 })];
  await renderScreen('/teams', { as: { roles: ['workforce admin'] }, server: none });
  expect(await screen.findByText('No teams found.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add team' })).toBeNull();
});
