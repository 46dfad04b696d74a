import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { candidatesEndpoints } from '../../../platform/api/endpoints/candidates.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { candidateServer } from '../candidate.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };

async function openAction(name: 'Update' | 'Delete') {
  const { user } = await renderScreen('/candidates', { as, server: candidateServer });
  await user.click(await screen.findByRole('button', { name: 'Actions for First example' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return user;
}

it('lists candidates and adds one', async () => {
  const { user } = await renderScreen('/candidates', { as, server: candidateServer });
  expect(await screen.findByRole('row', { name: /First example/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'First example' }).getAttribute('href')).toBe('/candidates/3');
  await user.click(screen.getByRole('button', { name: 'Add candidate' }));
  const panel = await screen.findByRole('dialog', { name: 'Candidate details' });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect((await within(panel).findByRole('alert')).textContent).toContain('The name is required.');
  await user.type(within(panel).getByLabelText(/^Name/), 'Second');
  const sent = watch(candidatesEndpoints.create, { id: 4, version: 1 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Candidate Second has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ name: 'Second', description: '' });
});

it('updates a candidate with the version that was read', async () => {
  const user = await openAction('Update');
  const panel = await screen.findByRole('dialog', { name: 'Candidate details' });
  await user.type(within(panel).getByLabelText(/^Description/), 'More');
  const sent = watch(candidatesEndpoints.update, { id: 3, version: 3 });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Candidate First example has been successfully updated.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ id: 3, version: 2, name: 'First example', description: 'More' });
});

it('says why a candidate cannot be deleted', async () => {
  const user = await openAction('Delete');
  fakeServer.use(refuses(candidatesEndpoints.delete, 'conflict', { message: 'It is in use.' }));
  const dialog = await screen.findByRole('dialog', { name: /^Delete .+\?$/ });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('It is in use.')).toBeTruthy();
});

it('offers to add the first one', async () => {
  await renderScreen('/candidates', { as, server: [answers(candidatesEndpoints.list, { data: [], total: 0 })] });
  expect(await screen.findByRole('button', { name: 'Add the first candidate' })).toBeTruthy();
});
