import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cannedRepliesEndpoints } from '../../../platform/api/endpoints/canned-replies.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { cannedReplyServer } from '../canned-reply.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };

async function openAction(name: 'Update' | 'Delete') {
  const { user } = await renderScreen('/canned-replies', { as, server: cannedReplyServer });
  await user.click(await screen.findByRole('button', { name: 'Actions for First example' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return user;
}

it('lists canned replies and adds one', async () => {
  const { user } = await renderScreen('/canned-replies', { as, server: cannedReplyServer });
  expect(await screen.findByRole('row', { name: /First example/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add canned reply' }));
  const panel = await screen.findByRole('dialog', { name: 'Canned reply details' });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect((await within(panel).findByRole('alert')).textContent).toContain('The name is required.');
  await user.type(within(panel).getByLabelText(/^Name/), 'Second');
  await user.type(within(panel).getByLabelText(/^Text/), 'Dear , hello.{ArrowLeft>8/}');
  await user.click(within(panel).getByRole('button', { name: 'Insert Requester' }));
  const sent = watch(cannedRepliesEndpoints.create, { id: 4, version: 1 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Canned reply Second has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    ...{ name: 'Second', body: 'Dear {requester}, hello.', ticket_type_id: '', is_active: true },
  });
});

it('shows placeholders as marks, and refuses those that cannot be filled in', async () => {
  const { user } = await renderScreen('/canned-replies', { as, server: cannedReplyServer });
  const row = within(await screen.findByRole('row', { name: /First example/ }));
  expect(row.getByText('requester').tagName).toBe('MARK');
  expect(row.getByText('Every type')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add canned reply' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Canned reply details' }));
  await user.type(panel.getByLabelText(/^Name/), 'Pay');
  await user.type(panel.getByLabelText(/^Text/), 'You earn {{salary}.');
  await user.click(panel.getByRole('button', { name: 'Add' }));
  expect((await panel.findByRole('alert')).textContent).toContain('{salary} cannot be filled in.');
});

it('updates a canned reply with the version that was read', async () => {
  const user = await openAction('Update');
  const panel = await screen.findByRole('dialog', { name: 'Canned reply details' });
  await user.type(within(panel).getByLabelText(/^Text/), ' More');
  const sent = watch(cannedRepliesEndpoints.update, { id: 3, version: 3 });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Canned reply First example has been successfully updated.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    id: 3,
    version: 2,
    name: 'First example',
    body: 'Thank you, {requester}. More',
  });
});

it('says why a canned reply cannot be deleted', async () => {
  const user = await openAction('Delete');
  fakeServer.use(refuses(cannedRepliesEndpoints.delete, 'conflict', { message: 'It is in use.' }));
  const dialog = await screen.findByRole('dialog', { name: /^Delete .+\?$/ });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('It is in use.')).toBeTruthy();
});

it('offers to add the first one', async () => {
  await renderScreen('/canned-replies', { as, server: [answers(cannedRepliesEndpoints.list, { data: [], total: 0 })] });
  expect(await screen.findByRole('button', { name: 'Add the first canned reply' })).toBeTruthy();
});
