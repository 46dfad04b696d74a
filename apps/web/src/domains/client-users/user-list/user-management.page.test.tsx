import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientUsersEndpoints as endpoints } from '../../../platform/api/endpoints/client-users.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { clientAdmin as as, clientUserRow } from '../client-user.fixture.ts';

withFakeServer();

const helen = { ...clientUserRow, id: 8, name: 'Helen Strand', role: 'client-admin', is_self: true } as const;
const invited = { ...clientUserRow, id: 9, name: 'Ben Ward', email: 'ben@redgum.test', status: 'invited' } as const;
const rows = [clientUserRow, { ...helen, is_last_admin: true }, invited];
const server = [
  answers(endpoints.list, { data: [...rows], total: 3 }),
  answers(endpoints.details, clientUserRow),
  answers(endpoints.positions, [{ id: 4, title: 'Bookkeeper' }]),
];

async function act(name: string, entry: string) {
  const { user } = await renderScreen('/user-management', { as, server });
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return user;
}

it('lists who uses the portal, with role, positions, approvals, status and last sign-in', async () => {
  await renderScreen('/user-management', { as, server });
  const row = await screen.findByRole('row', { name: /Ana Cruz/ });
  for (const text of ['ana@redgum.test', 'Client user', 'All positions', 'Yes', 'Active'])
    expect(within(row).getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ana Cruz' }).getAttribute('href')).toBe(
    `/user-management/${clientUserRow.uuid}`,
  );
  expect(screen.getByRole('row', { name: /Helen Strand \(you\)/ })).toBeTruthy();
});

it('opens a user beside the list, with all positions and the way to the record', async () => {
  const { user } = await renderScreen('/user-management', { as, server });
  const row = await screen.findByRole('row', { name: /Ana Cruz/ });
  await user.click(within(row).getByText('All positions'));
  const panel = await screen.findByRole('complementary', { name: 'Ana Cruz' });
  expect(within(panel).getByText('Client user')).toBeTruthy();
  expect(within(panel).getByRole('link', { name: 'View record' }).getAttribute('href')).toBe(
    `/user-management/${clientUserRow.uuid}`,
  );
  await user.click(within(panel).getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('dialog', { name: 'User details' })).toBeTruthy();
});

it('leads from a user to the next in the list', async () => {
  const uuid = '7a3e8c51-0d0b-4a39-9a55-0f5f6c1d2e34';
  const listed = [clientUserRow, { ...helen, uuid }];
  const { user, address } = await renderScreen('/user-management', {
    as,
    server: [answers(endpoints.list, { data: listed, total: 2 }), ...server.slice(1)],
  });
  await user.click(await screen.findByRole('link', { name: 'Ana Cruz' }));
  expect(await screen.findByText('1 of 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next user' }));
  expect(address()).toBe(`/user-management/${uuid}`);
});

it('invites a user with chosen positions', async () => {
  const { user } = await renderScreen('/user-management', { as, server });
  await user.click(await screen.findByRole('button', { name: 'Invite user' }));
  const panel = await screen.findByRole('dialog', { name: 'Invite user' });
  await user.click(within(panel).getByRole('button', { name: 'Send invitation' }));
  expect((await within(panel).findByRole('alert')).textContent).toContain('The email is required.');
  await user.type(within(panel).getByLabelText(/^First name/), 'Ana');
  await user.type(within(panel).getByLabelText(/^Last name/), 'Cruz');
  await user.type(within(panel).getByLabelText(/^Email/), 'ana@redgum.test');
  await user.click(within(panel).getByRole('combobox', { name: /^Positions/ }));
  await user.click(await screen.findByRole('option', { name: 'Chosen positions' }));
  await user.click(await within(panel).findByRole('checkbox', { name: 'Bookkeeper' }));
  const sent = watch(endpoints.invite, { id: 10, version: 2 });
  await user.click(within(panel).getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('The invitation was sent to ana@redgum.test.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    first_name: 'Ana',
    last_name: 'Cruz',
    email: 'ana@redgum.test',
    role: 'client-user',
    has_chosen_positions: true,
    position_ids: [4],
    approval_enabled: false,
  });
});

it('changes the role of a user, who then sees all positions', async () => {
  const user = await act('Ana Cruz', 'Update');
  const panel = await screen.findByRole('dialog', { name: 'User details' });
  await user.click(await within(panel).findByRole('combobox', { name: /^Role/ }));
  await user.click(await screen.findByRole('option', { name: /^Client admin/ }));
  expect(within(panel).queryByRole('combobox', { name: /^Positions/ })).toBeNull();
  const sent = watch(endpoints.update, { id: 7, version: 3 });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  await screen.findByText('User has been successfully updated.');
  expect(sent[0]?.body).toMatchObject({ id: 7, version: 2, role: 'client-admin', position_ids: [] });
});

it('warns before a client admin gives up the own role', async () => {
  const { user } = await renderScreen('/user-management', { as, server });
  fakeServer.use(answers(endpoints.details, helen));
  await user.click(await screen.findByRole('button', { name: 'Actions for Helen Strand' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Update' }));
  const panel = await screen.findByRole('dialog', { name: 'User details' });
  await user.click(await within(panel).findByRole('combobox', { name: /^Role/ }));
  await user.click(await screen.findByRole('option', { name: /^Client user/ }));
  expect(within(panel).getByText(/no longer be able to manage users/)).toBeTruthy();
});

it('deactivates a user after a confirmation, and says why the last client admin stays', async () => {
  const user = await act('Ana Cruz', 'Deactivate');
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate Ana Cruz?' });
  const message = 'This is the last active client admin of your company.';
  fakeServer.use(refuses(endpoints.deactivate, 'conflict', { message }));
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(await within(dialog).findByText(message)).toBeTruthy();
  const sent = watch(endpoints.deactivate, undefined);
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Ana Cruz was deactivated.')).toBeTruthy();
  expect(sent[0]).toMatchObject({ body: { version: 2 } });
});

it('sends an invitation again, and revokes it', async () => {
  const again = watch(endpoints.resend, undefined);
  const user = await act('Ben Ward', 'Resend invitation');
  expect(await screen.findByText('Another invitation was sent to ben@redgum.test.')).toBeTruthy();
  expect(again).toHaveLength(1);
  const revoked = watch(endpoints.revoke, undefined);
  await user.click(await screen.findByRole('button', { name: 'Actions for Ben Ward' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke invitation' }));
  const dialog = await screen.findByRole('dialog', { name: /^Revoke the invitation of Ben Ward/ });
  await user.click(within(dialog).getByRole('button', { name: 'Revoke invitation' }));
  expect(await screen.findByText('The invitation of Ben Ward was revoked.')).toBeTruthy();
  expect(revoked).toHaveLength(1);
});

it('offers a client user nothing to change', async () => {
  await renderScreen('/user-management', { as: { roles: ['client-user'] }, server });
  expect(await screen.findByRole('row', { name: /Ana Cruz/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Actions for|^Invite user/ })).toBeNull();
});
