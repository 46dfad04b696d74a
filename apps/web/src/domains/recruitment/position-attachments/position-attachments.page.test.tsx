import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { openPositionsEndpoints } from '../../../platform/api/endpoints/open-positions.generated.ts';
import { positionAttachmentEndpoints } from '../../../platform/api/endpoints/position-attachment.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { notedPosition } from '../note.fixture.ts';

withFakeServer();

const as = { roles: ['recruitment'] as const };
const address = `/recruitment/position-attachments/${notedPosition.uuid}`;
const brief = {
  id: 5,
  file_name: 'Brief.pdf',
  kind: 'pdf',
  size_bytes: 204_800,
  attachment_type: { id: 1, name: 'Job Description' },
  uploaded_by: 'Rita Cruz',
  created_at: '2026-03-02T01:00:00Z',
  visibility: 'client_shared',
  may_remove: true,
} as const;

it('shows the files with their audience, and adds one for staff unless another is chosen', async () => {
  const server = [
    answers(openPositionsEndpoints.head, notedPosition),
    answers(positionAttachmentEndpoints.list, { data: [brief], abilities: { change: true } }),
    answers(lookupsEndpoints.positionAttachmentTypes, [{ id: 1, name: 'Job Description' }]),
  ];
  const { user } = await renderScreen(address, { as, server });
  await heading('Bookkeeper');
  const [file] = within(await screen.findByRole('list', { name: 'Attachments' })).getAllByRole('listitem');
  for (const text of ['Brief.pdf', 'Shared with client'])
    expect(within(file as HTMLElement).getByText(text)).toBeTruthy();
  const sent = watch(positionAttachmentEndpoints.add, { id: 6 });
  await user.click(screen.getByRole('combobox', { name: /^Type/ }));
  await user.click(await screen.findByRole('option', { name: 'Job Description' }));
  await user.upload(
    screen.getByLabelText('Attachments', { selector: 'input' }),
    new File(['%PDF'], 'r.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('Attachment has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    open_position_id: '3',
    attachment_type_id: '1',
    visibility: 'staff',
    attachment: 'r.pdf',
  });
});

it('finds nothing for an unknown position', async () => {
  await renderScreen(address, { as, server: [refuses(openPositionsEndpoints.head, 'not-found')] });
  expect(await heading('Open position not found')).toBeTruthy();
});
