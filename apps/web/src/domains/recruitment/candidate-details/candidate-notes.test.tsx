import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notesEndpoints } from '../../../platform/api/endpoints/notes.generated.ts';
import { watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { candidateServer } from '../candidate.fixture.ts';
import { noteServer } from '../note.fixture.ts';

withFakeServer();

it('shows and adds notes on a candidate, which no client reads', async () => {
  const { user } = await renderScreen('/recruitment/candidates/3?tab=notes', {
    as: { roles: ['hr'] },
    server: [...noteServer, ...candidateServer],
  });
  await heading('Ana Reyes');
  expect(await screen.findByText('When does the season begin?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a note' });
  await user.click(within(dialog).getByRole('combobox', { name: /^Visible to/ }));
  expect(
    screen.getAllByRole('option').map(({ textContent }) => /^(Only you|Staff only)/.test(textContent ?? '')),
  ).toEqual([true, true]);
  await user.click(screen.getByRole('option', { name: /^Only you/ }));
  await user.type(within(dialog).getByLabelText(/^Note/), 'Call on Monday.');
  const sent = watch(notesEndpoints.add, { id: 13 });
  await user.click(within(dialog).getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('The note has been added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    about: 'candidate',
    about_id: 3,
    body: 'Call on Monday.',
    visibility: 'staff_private',
  });
});
