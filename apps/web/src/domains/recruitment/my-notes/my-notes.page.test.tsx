import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notesEndpoints } from '../../../platform/api/endpoints/notes.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { notedPosition } from '../note.fixture.ts';

withFakeServer();

it('lists the notes of the viewer', async () => {
  const row = {
    id: 12,
    body: 'From June on.',
    about: 'Bookkeeper',
    position_uuid: notedPosition.uuid,
    author: 'Cora Client',
    created_at: '2026-03-02T02:00:00Z',
  };
  const asked = watch(notesEndpoints.list, { data: [row], total: 1 });
  await renderScreen('/my-notes', { as: { roles: ['client-user'] } });
  expect(await screen.findByRole('row', { name: /From June on/ })).toBeTruthy();
  expect(asked[0]?.query.get('mine')).toBe('true');
});

it('leads from an empty list to the positions', async () => {
  const server = [answers(notesEndpoints.list, { data: [], total: 0 })];
  await renderScreen('/my-notes', { as: { roles: ['client-user'] }, server });
  const link = await screen.findByRole('link', { name: 'Open my positions' });
  expect(link.getAttribute('href')).toBe('/position/my-open-positions');
});
