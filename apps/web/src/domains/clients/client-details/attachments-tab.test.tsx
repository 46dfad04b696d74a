import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientAttachmentEndpoints } from '../../../platform/api/endpoints/client-attachment.generated.ts';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { answers, fakeServer, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { clientAnswers, clientRecord } from '../client-record.fixture.ts';

withFakeServer();

const rates = {
  id: 5,
  file_name: 'Rates 2026.pdf',
  kind: 'pdf',
  size_bytes: 204_800,
  attachment_type: { id: 14, name: 'Rate Card' },
  uploaded_by: 'Hannah Ramos',
  created_at: '2026-03-02T01:00:00Z',
  may_remove: true,
} as const;
const listing = (data: (typeof rates)[], change = true) =>
  answers(clientAttachmentEndpoints.list, { data, abilities: { change } });
const open = (data: (typeof rates)[], change = true) =>
  renderScreen('/clients/2?tab=attachments', {
    as: { roles: ['hr'] },
    server: [
      listing(data, change),
      answers(lookupsEndpoints.clientAttachmentTypes, [{ id: 14, name: 'Rate Card' }]),
      ...clientAnswers(clientRecord()),
    ],
  });

it('offers the attachment types of clients', async () => {
  const { user } = await open([]);
  expect(await screen.findByText('No attachments yet')).toBeTruthy();
  const sent = watch(clientAttachmentEndpoints.add, { id: 5 });
  await user.click(await screen.findByRole('combobox', { name: /Type/ }));
  await user.click(await screen.findByRole('option', { name: 'Rate Card' }));
  fakeServer.use(listing([rates]));
  await user.upload(screen.getByLabelText('Attachments'), new File(['%PDF'], 'r.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Attachment has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ client_id: '2', attachment_type_id: '14', attachment: 'r.pdf' });
  expect(await screen.findByText('Rates 2026.pdf')).toBeTruthy();
  expect(screen.queryByText('Sensitive')).toBeNull();
});

it('removes one with its id in the body, and takes it back', async () => {
  const { user } = await open([rates]);
  const removed = watch(clientAttachmentEndpoints.remove, undefined);
  await user.click(await screen.findByRole('button', { name: 'Delete Rates 2026.pdf' }));
  const restored = watch(clientAttachmentEndpoints.restore, undefined);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Attachment Rates 2026.pdf was restored.')).toBeTruthy();
  expect(removed.map(({ body }) => body)).toEqual([{ id: 5 }]);
  expect(restored.map(({ params }) => params.id)).toEqual(['5']);
});

it('offers no upload to viewers who may not change the client', async () => {
  await open([], false);
  expect(await screen.findByText('Agreements and other documents about this client.')).toBeTruthy();
  expect(screen.queryByText('Add attachments')).toBeNull();
});
