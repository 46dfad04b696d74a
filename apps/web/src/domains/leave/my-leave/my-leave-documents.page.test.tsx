import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leaveRequestAttachmentEndpoints as files } from '../../../platform/api/endpoints/leave-request-attachment.generated.ts';
import { leaveRequestsEndpoints as calls } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { certificate, daysOfMarch, sick, threeDays, waitingLeave } from '../leave-request.fixture.ts';

withFakeServer();

const employee = { roles: ['employee'] as const, user: { employeeId: 7 } };
const abilities = { decide: false, cancel: true, cancel_days: [] };
const missing = { ...waitingLeave, documents: { count: 0, is_missing: true }, abilities };
const choices = answers(calls.choices, { policy: null, types: [sick] });
const preview = answers(calls.preview, { ...threeDays, needs_document: true });
const listing = (data: (typeof certificate)[], change = true) => answers(files.list, { data, abilities: { change } });
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

/** The form with a type, days and a reason. */
async function filledForm() {
  const server = [choices, preview, answers(calls.days, daysOfMarch), answers(calls.own, []), listing([])];
  const { user } = await renderScreen('/my-leave', { as: employee, server });
  await user.click(await screen.findByRole('button', { name: 'Request leave' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Request leave' }));
  await user.click(panel.getByRole('radio', { name: /Sick Leave/ }));
  await user.type(panel.getByLabelText(/First day/), '2026-03-13');
  await user.type(panel.getByLabelText(/Reason/), 'An operation.');
  return { user, panel };
}

it('says that the leave needs a document, and sends it with the request', async () => {
  const { user, panel } = await filledForm();
  const documents = within(panel.getByRole('region', { name: 'Documents' }));
  const rule = /^Sick Leave of more than 2 days needs a document, such as a medical certificate\. Attach it here/;
  expect(await documents.findByText(rule)).toBeTruthy();
  await user.upload(documents.getByLabelText('Attach documents'), [pdf('certificate.pdf'), pdf('wrong.pdf')]);
  expect(documents.queryByText(rule)).toBeNull();
  await user.click(documents.getByRole('button', { name: 'Remove wrong.pdf' }));
  const requested = watch(calls.request, { id: 9 });
  const added = watch(files.add, { id: 3 });
  await user.click(panel.getByRole('button', { name: /^Request / }));
  expect(await screen.findByText('Leave has been successfully requested.')).toBeTruthy();
  expect(requested).toHaveLength(1);
  expect(added.map(({ body }) => body)).toEqual([{ leave_request_id: '9', attachment: 'certificate.pdf' }]);
  expect(screen.queryByRole('dialog', { name: 'Documents' })).toBeNull();
});

it('keeps the request if a document is refused, and opens its documents with the reason', async () => {
  const { user, panel } = await filledForm();
  await user.upload(panel.getByLabelText('Attach documents'), pdf('certificate.pdf'));
  const requested = watch(calls.request, { id: 9 });
  fakeServer.use(refuses(files.add, 'too-many-tries'));
  await user.click(panel.getByRole('button', { name: /^Request / }));
  const opened = await screen.findByRole('dialog', { name: 'Documents' });
  expect((await within(opened).findByRole('alert')).textContent).toMatch(
    /^The leave was requested, but a document could not be uploaded\. certificate\.pdf: .* Add it again here\.$/,
  );
  expect(requested).toHaveLength(1);
  expect(await within(opened).findByText('No documents yet')).toBeTruthy();
});

it('shows what is missing, and adds a document to the request without a type', async () => {
  const server = [choices, answers(calls.own, [missing]), listing([])];
  const { user } = await renderScreen('/my-leave', { as: employee, server });
  const row = await screen.findByRole('row', { name: /Vacation Leave/ });
  expect(row.textContent).toContain('Document missing');
  await user.click(within(row).getByRole('button', { name: 'Add document' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Documents' }));
  const chooser = await panel.findByLabelText<HTMLInputElement>('Documents');
  // Phones offer the camera for pictures.
  expect(chooser.accept).toContain('image/jpeg');
  const added = watch(files.add, { id: 3 });
  fakeServer.use(
    listing([certificate]),
    answers(calls.own, [{ ...missing, documents: { count: 1, is_missing: false } }]),
  );
  await user.upload(chooser, pdf('certificate.pdf'));
  expect(await screen.findByText('Document has been successfully added.')).toBeTruthy();
  expect(added.map(({ body }) => body)).toEqual([{ leave_request_id: '5', attachment: 'certificate.pdf' }]);
  expect(await panel.findByRole('list', { name: 'Documents' })).toBeTruthy();
  expect(await screen.findByText('1 document')).toBeTruthy();
});

it('offers neither adding nor removing where the request is closed, and loads again after a failure', async () => {
  const kept = { ...missing, state: 'refused' as const, documents: { count: 1, is_missing: false } };
  const server = [choices, answers(calls.own, [kept]), refuses(files.list, 'unexpected')];
  const { user } = await renderScreen('/my-leave', { as: employee, server });
  await user.click(await screen.findByRole('button', { name: '1 document' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Documents' }));
  expect(await panel.findByText('The documents could not be loaded')).toBeTruthy();
  fakeServer.use(listing([{ ...certificate, may_remove: false }], false));
  await user.click(panel.getByRole('button', { name: /Try again/ }));
  expect(await panel.findByText('certificate.pdf')).toBeTruthy();
  expect(panel.queryByText('Add documents')).toBeNull();
  expect(panel.queryByRole('button', { name: /^Delete/ })).toBeNull();
});
