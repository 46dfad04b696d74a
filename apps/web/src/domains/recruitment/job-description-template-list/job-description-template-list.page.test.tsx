import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jobDescriptionTemplatesEndpoints } from '../../../platform/api/endpoints/job-description-templates.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { jobDescriptionTemplateServer } from '../job-description.fixture.ts';

withFakeServer();

const as = { roles: ['recruitment'] as const };
const address = '/recruitment/job-description-templates';

async function openAction(name: string) {
  const { user } = await renderScreen(address, { as, server: jobDescriptionTemplateServer });
  await user.click(await screen.findByRole('button', { name: 'Actions for Bookkeeping' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return user;
}

it('lists templates with their use', async () => {
  await renderScreen(address, { as, server: jobDescriptionTemplateServer });
  const row = within(await screen.findByRole('row', { name: /Bookkeeping/ }));
  for (const text of ['Finance', 'Active', '2']) expect(row.getByText(text)).toBeTruthy();
  expect(row.getByText('client').tagName).toBe('MARK');
  expect(screen.getByRole('link', { name: 'Bookkeeping' }).getAttribute('href')).toBe(`${address}/view/3`);
});

it('adds a template, with placeholders at the cursor', async () => {
  const { user } = await renderScreen(address, { as, server: jobDescriptionTemplateServer });
  await user.click(await screen.findByRole('button', { name: 'Add template' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Job description template details' }));
  await user.type(panel.getByLabelText(/^Name/), 'Payroll');
  await user.click(panel.getByLabelText(/^Family/));
  await user.click(await screen.findByRole('option', { name: 'Finance' }));
  await user.type(panel.getByLabelText(/^Summary/), 'For .{ArrowLeft}');
  await user.click(panel.getByRole('button', { name: 'Insert Client' }));
  await user.type(panel.getByLabelText(/^Duties/), 'Pay {{salary}');
  await user.type(panel.getByLabelText(/^Requirements/), 'At work ');
  await user.click(panel.getByRole('button', { name: 'Insert Shift' }));
  await user.click(panel.getByRole('button', { name: 'Add' }));
  expect((await panel.findByRole('alert')).textContent).toContain('{salary} cannot be filled in.');
  await user.clear(panel.getByLabelText(/^Duties/));
  await user.type(panel.getByLabelText(/^Duties/), 'Pay people');
  const sent = watch(jobDescriptionTemplatesEndpoints.create, { id: 4, version: 1 });
  await user.click(panel.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Job description template Payroll has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    ...{ name: 'Payroll', family: 'finance', summary: 'For {client}.', duties: 'Pay people' },
    ...{ requirements: 'At work {shift}', benefits: '' },
  });
});

it('updates a template with the version that was read', async () => {
  const user = await openAction('Update');
  const name = await screen.findByLabelText(/^Name/);
  const panel = screen.getByRole('dialog', { name: 'Job description template details' });
  await user.type(name, ' 2');
  const sent = watch(jobDescriptionTemplatesEndpoints.update, { id: 3, version: 3 });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Job description template Bookkeeping 2 has been successfully updated.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ id: 3, version: 2, name: 'Bookkeeping 2' });
});

it('says why a template cannot be deleted', async () => {
  const user = await openAction('Delete');
  fakeServer.use(refuses(jobDescriptionTemplatesEndpoints.delete, 'conflict', { message: 'It is in use.' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Bookkeeping?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('It is in use.')).toBeTruthy();
});

it('offers to add the first one', async () => {
  const server = [answers(jobDescriptionTemplatesEndpoints.list, { data: [], total: 0 })];
  await renderScreen(address, { as, server });
  expect(await screen.findByRole('button', { name: 'Add the first template' })).toBeTruthy();
});

it('shows role client names and texts without anything to change', async () => {
  await renderScreen(address, { as: { roles: ['client'] }, server: jobDescriptionTemplateServer });
  expect(await screen.findByRole('row', { name: /Bookkeeping/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add template|^Actions/ })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: /Used|Last change/ })).toBeNull();
});
