import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { jobDescriptionsEndpoints } from '../../../platform/api/endpoints/job-descriptions.generated.ts';
import { openPositionsEndpoints } from '../../../platform/api/endpoints/open-positions.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { jobDescription, jobDescriptionServer, shownDescription } from '../job-description.fixture.ts';
import { openPositionServer, shownOpenPosition } from '../open-position.fixture.ts';

withFakeServer();

const as = { roles: ['recruitment'] as const };
const server = [...openPositionServer, ...jobDescriptionServer];
const open = (...more: typeof server) => renderScreen('/recruitment/3', { as, server: [...more, ...server] });
const without = answers(jobDescriptionsEndpoints.current, { description: null });

const version = (number: number, more: object = {}) => ({
  ...({ number, origin: 'typed', template: null, written_at: '2026-02-27T02:00:00Z', written_by: 'Ria Cruz' } as const),
  ...{ reviewed_at: null, reviewed_by: null },
  ...more,
});

it('shows the current version with its origin, and marks it as reviewed', async () => {
  const { user } = await open();
  expect(await screen.findByText('Keep the books of a growing company.')).toBeTruthy();
  for (const text of ['Not reviewed', /^Version 2 · From a template: Bookkeeping · Ria Cruz/])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Pay them').closest('li')).toBeTruthy();
  const sent = watch(jobDescriptionsEndpoints.review, undefined);
  await user.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
  expect(await screen.findByText('Version 2 is now reviewed. The client can read it.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ version: 2 });
});

it('edits the text into another version', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Job description' }));
  await user.type(panel.getByLabelText(/^Duties/), '\n- Report');
  const sent = watch(jobDescriptionsEndpoints.save, { version: 3 });
  await user.click(panel.getByRole('button', { name: 'Save as version 3' }));
  expect(await screen.findByText('Version 3 of the job description has been saved.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    ...{ ...shownDescription, duties: '- Enter invoices\n- Pay them\n- Report' },
    ...{ version: 2, template: null },
  });
});

it('keeps what was typed when someone else saved meanwhile, and continues from there', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Job description' }));
  await user.type(panel.getByLabelText(/^Summary/), ' Mine.');
  const work = jobDescription.work && { ...jobDescription.work, number: 5 };
  fakeServer.use(
    refuses(jobDescriptionsEndpoints.save, 'conflict', { message: 'Ana changed this job description.' }),
    answers(jobDescriptionsEndpoints.current, { description: { ...jobDescription, work, benefits: '- Theirs' } }),
  );
  await user.click(panel.getByRole('button', { name: 'Save as version 3' }));
  expect(await panel.findByRole('button', { name: 'Save as version 6' })).toBeTruthy();
  expect(panel.getByLabelText(/^Summary/)).toHaveProperty('value', `${shownDescription.summary} Mine.`);
  expect(panel.getByLabelText(/^Benefits/)).toHaveProperty('value', '- Theirs');
});

it('begins with a template that is filled in from the position', async () => {
  const { user } = await open(without);
  await user.click(await screen.findByRole('button', { name: 'Use template' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Use a template' }));
  await user.click(panel.getByRole('combobox', { name: /^Template/ }));
  await user.click(await screen.findByRole('option', { name: /Bookkeeping/ }));
  expect(await panel.findByText(/The position doesn't have: Shift/)).toBeTruthy();
  const sent = watch(jobDescriptionsEndpoints.save, { version: 1 });
  await user.click(panel.getByRole('button', { name: 'Save as version 1' }));
  expect(await screen.findByText('Version 1 of the job description has been saved.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    ...{ summary: 'A Bookkeeper for Harbour Legal Pty Ltd.', duties: '- Work [Shift]' },
    ...{ requirements: '- Xero and BAS', benefits: '', version: 0, template: { id: 3, version: 2 } },
  });
});

it('writes the first text by hand, and asks for what is required', async () => {
  const { user } = await open(without);
  await user.click(await screen.findByRole('button', { name: 'Write' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Job description' }));
  await user.click(panel.getByRole('button', { name: 'Save as version 1' }));
  const errors = (await panel.findByRole('alert')).textContent;
  for (const label of ['summary', 'duties', 'requirements']) expect(errors).toMatch(new RegExp(`${label} .*required`));
});

it('lists the versions and shows what differs', async () => {
  const versions = [version(2, { origin: 'generated' }), version(1, { reviewed_at: '2026-02-28T02:00:00Z' })];
  const { user } = await open(
    answers(jobDescriptionsEndpoints.versions, versions),
    answers(jobDescriptionsEndpoints.compare, {
      ...{ from: 1, to: 2 },
      sections: [
        {
          ...{ section: 'duties', is_changed: true },
          changes: [
            { kind: 'same', text: 'Enter ' },
            { kind: 'removed', text: 'bills' },
            { kind: 'added', text: 'invoices' },
          ],
        },
        { section: 'summary', is_changed: false, changes: [{ kind: 'same', text: 'As before.' }] },
      ],
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'More actions for the job description' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Version history' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Version history' }));
  expect((await panel.findByText('bills')).tagName).toBe('DEL');
  expect(panel.getByText('invoices').tagName).toBe('INS');
  expect(panel.queryByText('As before.')).toBeNull();
  expect(panel.getByText('Version 1 · Reviewed')).toBeTruthy();
  expect(panel.getByText(/^Generated · Ria Cruz/)).toBeTruthy();
});

it('copies the text', async () => {
  const { user } = await open();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'More actions for the job description' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as text' }));
  expect(await screen.findByText('Job description copied.')).toBeTruthy();
  expect(copied.mock.calls[0]?.[0]).toContain('DUTIES\n- Enter invoices\n- Pay them');
});

const shownTo = (description: typeof shownDescription | null) =>
  renderScreen('/recruitment/3', {
    as: { roles: ['client'] },
    server: [
      answers(openPositionsEndpoints.details, shownOpenPosition),
      answers(jobDescriptionsEndpoints.current, { description }),
    ],
  });

it('shows role client the reviewed text', async () => {
  await shownTo(shownDescription);
  expect(await screen.findByText('Keep the books of a growing company.')).toBeTruthy();
  expect(screen.queryByText(/Not reviewed|Version/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Edit|More|reviewed/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy as text' })).toBeTruthy();
});

it('says to role client that there is no reviewed text yet', async () => {
  await shownTo(null);
  await heading('Bookkeeper');
  expect(await screen.findByText('The job description appears here once it is reviewed.')).toBeTruthy();
});
