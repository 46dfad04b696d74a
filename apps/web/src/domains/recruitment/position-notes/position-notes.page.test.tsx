import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notesEndpoints } from '../../../platform/api/endpoints/notes.generated.ts';
import { refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { notedPosition, noteServer } from '../note.fixture.ts';

withFakeServer();

const as = { roles: ['recruitment'] as const };
const address = `/recruitment/position-notes/${notedPosition.uuid}`;

async function open() {
  const { user } = await renderScreen(address, { as, server: noteServer });
  await heading('Bookkeeper');
  return user;
}

it('shows notes with their replies, and who reads them', async () => {
  await open();
  const thread = await screen.findByRole('region', { name: 'Note on Bookkeeper' });
  for (const text of ['When does the season begin?', 'From June on.', 'client'])
    expect(within(thread).getByText(text)).toBeTruthy();
  expect(within(thread).getAllByText('Shared with client')).toHaveLength(2);
  expect(within(thread).getByText(/^edited/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Actions for the note of Cora Client' })).toBeNull();
  // The page is about the position: its notes do not name it once more.
  expect(within(thread).queryByText('Bookkeeper')).toBeNull();
});

it('leads to the other pages of the position', async () => {
  await open();
  const pages = screen.getByRole('navigation', { name: 'Pages of the position' });
  expect(
    within(pages)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Position', 'Candidates', 'Notes 1', 'Attachments']);
  expect(within(pages).getByRole('link', { current: 'page' }).textContent).toBe('Notes 1');
});

it('adds a note for staff, unless another audience is chosen', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a note' });
  await user.click(within(dialog).getByRole('button', { name: 'Add note' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('The note is required.');
  await user.type(within(dialog).getByLabelText(/^Note/), 'Asks for Xero.');
  await user.click(within(dialog).getByRole('combobox', { name: /^About/ }));
  await user.click(await screen.findByRole('option', { name: 'Ana Reyes' }));
  const sent = watch(notesEndpoints.add, { id: 13 });
  await user.click(within(dialog).getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('The note has been added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ about: 'application', about_id: 5, body: 'Asks for Xero.', visibility: 'staff' });
});

it('replies, edits, changes the audience and deletes', async () => {
  const user = await open();
  const replied = watch(notesEndpoints.reply, { id: 14 });
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  const reply = await screen.findByRole('dialog', { name: 'Reply to Rita Cruz' });
  await user.type(within(reply).getByLabelText(/^Note/), 'Thank you.');
  await user.click(within(reply).getByRole('button', { name: 'Reply' }));
  expect(await screen.findByText('The reply has been added.')).toBeTruthy();
  expect(replied[0]?.body).toEqual({ body: 'Thank you.', visibility: 'client_shared' });
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Actions for the note of Rita Cruz' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  const shared = watch(notesEndpoints.share, { version: 3 });
  await choose('Change who can read it');
  const share = await screen.findByRole('dialog', { name: 'Change who can read the note' });
  await user.click(within(share).getByRole('combobox', { name: /^Visible to/ }));
  await user.click(await screen.findByRole('option', { name: /^Only you/ }));
  await user.click(within(share).getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('The note has been changed.')).toBeTruthy();
  expect(shared[0]?.body).toEqual({ visibility: 'staff_private', version: 2 });
  const removed = watch(notesEndpoints.remove, undefined);
  await choose('Delete');
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText('Note has been successfully removed.')).toBeTruthy();
  expect(removed).toHaveLength(1);
});

it('finds nothing for an unknown position', async () => {
  await renderScreen(address, { as, server: [refuses(notesEndpoints.ofPosition, 'not-found')] });
  expect(await heading('Open position not found')).toBeTruthy();
});
