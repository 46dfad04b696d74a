import type { OwnTeam } from '@muster/contract/domains/teams/team-answers.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { teamsEndpoints } from '../../../platform/api/endpoints/teams.generated.ts';
import { answers, refuses } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const employee = { roles: ['employee'] as const };
const person = { id: 12, name: 'Ana Reyes', position: 'Paralegal', work_email: 'ana@muster.test', is_lead: true };
const team = (gaps: Partial<OwnTeam> = {}): OwnTeam => ({
  id: 4,
  name: 'Intake',
  client: 'Harbour Legal',
  own_role: 'Member',
  leads: false,
  members: [{ ...person, role: 'Team Lead', shift: null, status: null, open: false }],
  ...gaps,
});

it('shows a member the leads and members of the team', async () => {
  await renderScreen('/my-team', { as: employee, server: [answers(teamsEndpoints.own, [team()])] });
  const table = await screen.findByRole('table', { name: 'Members of Intake' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Role', 'Work email']);
  expect(within(table).queryByRole('link', { name: 'Ana Reyes' })).toBeNull();
});

it('shows a lead everybody’s status, with links to their records', async () => {
  const member = {
    ...person,
    role: 'Member',
    is_lead: false,
    shift: 'Day Shift',
    status: 'inactive',
    open: true,
  } as const;
  const led = team({ own_role: 'Team Lead', leads: true, members: [member] });
  await renderScreen('/my-team', {
    as: { roles: ['team lead', 'employee'] },
    server: [answers(teamsEndpoints.own, [led])],
  });
  const table = await screen.findByRole('table', { name: 'Members of Intake' });
  expect(within(table).getByText('Inactive')).toBeTruthy();
  expect(within(table).getByRole('link', { name: 'Ana Reyes' }).getAttribute('href')).toBe('/employees/12');
});

it('shows an empty state to a user without a team', async () => {
  await renderScreen('/my-team', { as: employee, server: [answers(teamsEndpoints.own, [])] });
  expect(await screen.findByText("You're not on a team yet")).toBeTruthy();
});

it('offers to try again after an error', async () => {
  await renderScreen('/my-team', { as: employee, server: [refuses(teamsEndpoints.own, 'unexpected')] });
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 })).toBeTruthy();
});
