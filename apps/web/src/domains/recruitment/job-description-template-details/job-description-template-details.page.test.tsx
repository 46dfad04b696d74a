import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jobDescriptionTemplatesEndpoints } from '../../../platform/api/endpoints/job-description-templates.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { jobDescriptionTemplate, jobDescriptionTemplateServer, shownTemplate } from '../job-description.fixture.ts';

withFakeServer();

const as = { roles: ['recruitment'] as const };
const address = '/recruitment/job-description-templates/view/3';
const open = () => renderScreen(address, { as, server: jobDescriptionTemplateServer });

it('shows the text filled in, what is missing, and the placeholders', async () => {
  const { user } = await open();
  await heading('Bookkeeping');
  expect(await screen.findByText('A Bookkeeper for Harbour Legal Pty Ltd.')).toBeTruthy();
  expect(screen.getByText("The position doesn't have: Shift. Replace what is in square brackets.")).toBeTruthy();
  expect(screen.getByText('2 job description versions')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Benefits' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Placeholders' }));
  expect(screen.getByText('client').tagName).toBe('MARK');
});

it('fills the text in with a chosen position', async () => {
  const { user } = await open();
  const text = { template: { id: 3, version: 2 }, ...shownTemplate, missing: [] };
  fakeServer.use(
    answers(jobDescriptionTemplatesEndpoints.filled, ({ query }) => ({
      ...text,
      summary: query.get('position_id') === '3' ? 'For the chosen one.' : 'For a sample.',
    })),
  );
  await user.click(await screen.findByLabelText('Filled in with'));
  await user.click(await screen.findByRole('option', { name: /Bookkeeper/ }));
  expect(await screen.findByText('For the chosen one.')).toBeTruthy();
});

it('archives, duplicates and updates, and deletes only what is not used', async () => {
  const { user } = await open();
  await heading('Bookkeeping');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  const archived = watch(jobDescriptionTemplatesEndpoints.archive, undefined);
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(await screen.findByText('Bookkeeping is now archived.')).toBeTruthy();
  expect(archived).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  const name = await screen.findByLabelText(/^Name/);
  expect(name).toHaveProperty('value', 'Copy of Bookkeeping');
  const panel = screen.getByRole('dialog', { name: 'Job description template details' });
  const sent = watch(jobDescriptionTemplatesEndpoints.create, { id: 4, version: 1 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/Copy of Bookkeeping has been successfully added/)).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ name: 'Copy of Bookkeeping', family: 'finance', duties: '- Work {shift}' });
});

it('deletes a template that is not used, and returns to the list', async () => {
  const unused = answers(jobDescriptionTemplatesEndpoints.details, { ...jobDescriptionTemplate, usage_count: 0 });
  const { user } = await renderScreen(address, { as, server: [unused, ...jobDescriptionTemplateServer] });
  await heading('Bookkeeping');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Bookkeeping?' });
  watch(jobDescriptionTemplatesEndpoints.delete, undefined);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await heading('Job description templates')).toBeTruthy();
});

it('shows role client the text without anything to change', async () => {
  const details = answers(jobDescriptionTemplatesEndpoints.details, shownTemplate);
  const server = [details, ...jobDescriptionTemplateServer];
  await renderScreen(address, { as: { roles: ['client'] }, server });
  await heading('Bookkeeping');
  expect(screen.queryByRole('button', { name: /Update|More/ })).toBeNull();
  expect(screen.queryByText(/Used for|Last change|Activity/)).toBeNull();
});

it.each([77, 'abc'])('finds nothing at %s', async (id) => {
  const server = [refuses(jobDescriptionTemplatesEndpoints.details, 'not-found')];
  await renderScreen(`/recruitment/job-description-templates/view/${id}`, { as, server });
  expect(await heading('Job description template not found')).toBeTruthy();
});
