import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setupEndpoints } from '../../../platform/api/endpoints/setup.generated.ts';
import { staffUsersEndpoints as endpoints } from '../../../platform/api/endpoints/staff-users.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { staffUserRow } from '../staff-user.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };
const self = {
  ...staffUserRow,
  id: 8,
  name: 'Andrea Lim',
  roles: ['admin'] as const,
  employee_id: null,
  is_self: true,
};
const invited = { ...staffUserRow, id: 9, name: 'Ben Ward', email: 'ben@muster.test', status: 'invited' } as const;
const mail = (is_done: boolean) =>
  answers(setupEndpoints.read, [
    { step: 'email' as const, count: is_done ? 1 : 0, is_done, is_optional: true, begun: null },
  ]);
const list = answers(endpoints.list, { data: [staffUserRow, { ...self, roles: ['admin'] }, invited], total: 3 });
const server = [list, mail(true)];

async function act(name: string, entry: string) {
  const { user } = await renderScreen('/users', { as, server });
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return user;
}

it('lists who can sign in, with roles and status, and leads to the record of a person', async () => {
  const { user } = await renderScreen('/users', { as, server });
  const row = await screen.findByRole('row', { name: /Ana Reyes/ });
  for (const text of ['ana@muster.test', 'HR, Employee', 'Active']) expect(within(row).getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ana Reyes' }).getAttribute('href')).toBe('/employees/12');
  expect(screen.getByRole('row', { name: /Andrea Lim \(you\)/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Actions for Andrea Lim' }));
  await screen.findByRole('menuitem', { name: 'Open my profile' });
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});

it('adds a user with roles, who is invited by email', async () => {
  const { user } = await renderScreen('/users', { as, server });
  await user.click(await screen.findByRole('button', { name: 'Add user' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Add user' }));
  await user.click(panel.getByRole('button', { name: 'Send invitation' }));
  expect((await panel.findByRole('alert')).textContent).toContain('Choose at least one role.');
  await user.type(panel.getByLabelText(/^First name/), 'Ana');
  await user.type(panel.getByLabelText(/^Last name/), 'Cruz');
  await user.type(panel.getByLabelText(/^Email/), 'ana.cruz@muster.test');
  await user.click(panel.getByRole('checkbox', { name: /^HR/ }));
  const sent = watch(endpoints.invite, { id: 10, version: 1 });
  await user.click(panel.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('The invitation was sent to ana.cruz@muster.test.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    first_name: 'Ana',
    last_name: 'Cruz',
    email: 'ana.cruz@muster.test',
    roles: ['hr'],
  });
});

it('says where an invitation is while email is not set up', async () => {
  const { user } = await renderScreen('/users', { as, server: [list, mail(false)] });
  await user.click(screen.getByRole('button', { name: 'Add user' }));
  expect(await screen.findByText(/^Email isn't set up: the invitation waits in the outbox/)).toBeTruthy();
});

it('changes the roles of a user', async () => {
  const user = await act('Ana Reyes', 'Update roles');
  const panel = within(await screen.findByRole('dialog', { name: 'Update roles' }));
  await user.click(panel.getByRole('checkbox', { name: /^Payroll/ }));
  await user.click(panel.getByRole('checkbox', { name: /^Employee/ }));
  const sent = watch(endpoints.update, { id: 7, version: 3 });
  await user.click(panel.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ id: 7, version: 2, roles: ['hr', 'payroll'] }));
});

it('deactivates a user after a question', async () => {
  const user = await act('Ana Reyes', 'Deactivate');
  const sent = watch(endpoints.deactivate, undefined);
  const question = within(await screen.findByRole('dialog', { name: 'Deactivate Ana Reyes?' }));
  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Ana Reyes was deactivated.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ version: 2 });
});

it('resends and revokes an invitation', async () => {
  const { user } = await renderScreen('/users', { as, server });
  await user.click(await screen.findByRole('button', { name: 'Actions for Ben Ward' }));
  watch(endpoints.resend, undefined);
  await user.click(await screen.findByRole('menuitem', { name: 'Resend invitation' }));
  expect(await screen.findByText('Another invitation was sent to ben@muster.test.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Actions for Ben Ward' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke invitation' }));
  const revoked = watch(endpoints.revoke, undefined);
  const question = within(await screen.findByRole('dialog', { name: /^Revoke the invitation of Ben Ward/ }));
  await user.click(question.getByRole('button', { name: 'Revoke invitation' }));
  expect(await screen.findByText('The invitation of Ben Ward was revoked.')).toBeTruthy();
  expect(revoked).toHaveLength(1);
});

it('shows an error if they could not be loaded, and is closed to others', async () => {
  await renderScreen('/users', { as, server: [refuses(endpoints.list, 'unexpected'), mail(true)] });
  expect(await screen.findByText('Users could not be loaded')).toBeTruthy();
  const { address } = await renderScreen('/users', { as: { roles: ['hr'] } });
  expect(address()).toBe('/forbidden');
});
