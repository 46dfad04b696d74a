import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPositionsEndpoints } from '../../../platform/api/endpoints/open-positions.generated.ts';
import { positionAttachmentEndpoints } from '../../../platform/api/endpoints/position-attachment.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { notedPosition } from '../note.fixture.ts';

withFakeServer();

it('lets users of the client read what is shared', async () => {
  const server = [
    answers(openPositionsEndpoints.head, notedPosition),
    answers(positionAttachmentEndpoints.list, { data: [], abilities: { change: false } }),
  ];
  const address = `/position/my-open-positions/attachment/${notedPosition.uuid}`;
  await renderScreen(address, { as: { roles: ['client-user'] }, server });
  await heading('Attachments of Bookkeeper');
  expect(await screen.findByText('Files that your recruiters share about this position appear here.')).toBeTruthy();
  expect(screen.queryByText('Add attachments')).toBeNull();
});
