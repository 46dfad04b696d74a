import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notesEndpoints } from '../../../platform/api/endpoints/notes.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { notedPosition, positionNotes, sharedThread } from '../note.fixture.ts';

withFakeServer();

it('shows a user of the client what is shared, and asks nothing about who reads a note', async () => {
  const server = [answers(notesEndpoints.ofPosition, { ...positionNotes, data: [sharedThread] })];
  const address = `/position/my-open-positions/notes/${notedPosition.uuid}`;
  const { user } = await renderScreen(address, { as: { roles: ['client-user'] }, server });
  await heading('Notes on Bookkeeper');
  expect(screen.queryByText('Shared with client')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions for the note of Cora Client' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Change who can read it' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a note' });
  expect(within(dialog).queryByRole('combobox', { name: /^Visible to/ })).toBeNull();
  await user.type(within(dialog).getByLabelText(/^Note/), 'We need two.');
  const sent = watch(notesEndpoints.add, { id: 13 });
  await user.click(within(dialog).getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('The note has been added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ about: 'position', about_id: 3, body: 'We need two.', visibility: 'client_shared' });
});
