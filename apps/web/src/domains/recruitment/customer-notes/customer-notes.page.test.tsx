import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notesEndpoints } from '../../../platform/api/endpoints/notes.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { noteServer } from '../note.fixture.ts';

withFakeServer();

const address = '/recruitment/customer-notes';

it('lists what clients wrote, each with the notes of its position', async () => {
  await renderScreen(address, { as: { roles: ['sales'] }, server: noteServer });
  const row = await screen.findByRole('row', { name: /From June on/ });
  for (const text of ['Ana Reyes for Bookkeeper', 'Harbour Legal Pty Ltd', 'Cora Client'])
    expect(within(row).getByText(text)).toBeTruthy();
});

it('shows role client no column of clients, and says what will be here', async () => {
  const server = [answers(notesEndpoints.list, { data: [], total: 0 })];
  await renderScreen(address, { as: { roles: ['client'] }, server });
  expect(await screen.findByText('No customer notes found.')).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Client' })).toBeNull();
});
