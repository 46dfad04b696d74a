import { screen, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { employeeAttachmentEndpoints } from '../../../platform/api/endpoints/employee-attachment.generated.ts';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { contract } from '../employee-files.fixture.ts';
import { employeeRecord, recordAnswers } from '../employee-record.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const types = answers(lookupsEndpoints.attachmentTypes, [
  { id: 1, name: 'Employment Contract' },
  { id: 2, name: 'Resume' },
]);
const listing = (data = [contract], change = true) =>
  answers(employeeAttachmentEndpoints.list, { data, abilities: { change } });
const open = (...server: RequestHandler[]) =>
  renderScreen('/employees/12?tab=attachments', {
    as: hr,
    server: [...server, types, ...recordAnswers(employeeRecord())],
  });

describe('the attachments of an employee', () => {
  it('are listed with type, size, uploader and time', async () => {
    await open(listing());
    const list = await screen.findByRole('list', { name: 'Attachments' });
    expect(within(list).getByText('Contract, signed.pdf')).toBeTruthy();
    expect(within(list).getByText(/^Employment Contract · 200 KB · Hannah Ramos, /)).toBeTruthy();
  });

  it('show the empty and the error state', async () => {
    await open(listing([]));
    expect(await screen.findByText('No attachments yet')).toBeTruthy();
  });

  it('can be loaded again', async () => {
    await open(refuses(employeeAttachmentEndpoints.list, 'unexpected'));
    expect(await screen.findByText('The attachments could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('refuse files from viewers who may not change them', async () => {
    await open(listing([{ ...contract, may_remove: false }], false));
    await screen.findByRole('list', { name: 'Attachments' });
    expect(screen.queryByText('Add attachments')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('are added under a type', async () => {
    const { user } = await open(listing([]));
    const sent = watch(employeeAttachmentEndpoints.add, { id: 9 });
    const chooser = await screen.findByLabelText<HTMLInputElement>('Attachments');
    expect(chooser.disabled).toBe(true);
    await user.click(await screen.findByRole('combobox', { name: /Type/ }));
    await user.click(await screen.findByRole('option', { name: 'Resume' }));
    fakeServer.use(listing());
    await user.upload(screen.getByLabelText('Attachments'), new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Attachment has been successfully added.')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ employee_id: '12', attachment_type_id: '2', attachment: 'cv.pdf' });
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(await screen.findByText('Contract, signed.pdf')).toBeTruthy();
  });

  it("show the server's refusal next to the file", async () => {
    const { user } = await open(listing([]));
    fakeServer.use(
      refuses(employeeAttachmentEndpoints.add, 'invalid-input', {
        errors: { attachment: ['The attachment must be of type: pdf.'] },
      }),
    );
    await user.click(await screen.findByRole('combobox', { name: /Type/ }));
    await user.click(await screen.findByRole('option', { name: 'Resume' }));
    await user.upload(screen.getByLabelText('Attachments'), new File(['<html>'], 'cv.pdf'));
    expect(await screen.findByText('The attachment must be of type: pdf.')).toBeTruthy();
  });

  it('are deleted, and taken back', async () => {
    const { user } = await open(listing());
    const removed = watch(employeeAttachmentEndpoints.remove, undefined);
    const button = await screen.findByRole('button', { name: 'Delete Contract, signed.pdf' });
    fakeServer.use(listing([]));
    await user.click(button);
    expect(await screen.findByText('No attachments yet')).toBeTruthy();
    expect(removed.map(({ params }) => params.id)).toEqual(['5']);
    const restored = watch(employeeAttachmentEndpoints.restore, undefined);
    fakeServer.use(listing());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Delete Contract, signed.pdf' })).toBeTruthy();
    expect(restored.map(({ params }) => params.id)).toEqual(['5']);
  });

  it('are previewed under a type of ours, and say where they could not be', async () => {
    const { user } = await open(listing());
    fakeServer.use(
      refuses(employeeAttachmentEndpoints.read, 'not-found', { message: 'This attachment does not exist.' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Preview Contract, signed.pdf' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contract, signed.pdf' });
    expect(await within(dialog).findByText('This attachment does not exist.')).toBeTruthy();
  });
});
