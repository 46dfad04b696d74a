import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hireDraftsEndpoints } from '../../../../platform/api/endpoints/hire-drafts.generated.ts';
import { watch } from '../../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../../testing/render-screen.tsx';
import { draftRow, hireServer } from '../hire-draft.fixture.ts';

withFakeServer();
const as = { roles: ['client-user'] as const, clientId: 4 };

it('lists the drafts of the company with the step where each was left', async () => {
  await renderScreen('/position/hire', { as, server: hireServer() });
  await heading('Hire');
  expect(await screen.findByText(/^Step 2 of 5 · changed by Oliver Hart/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(`/position/update/${draftRow.uuid}`);
});

it('starts a draft and goes on with it', async () => {
  const { user } = await renderScreen('/position/hire', { as, server: hireServer() });
  const started = watch(hireDraftsEndpoints.start, { uuid: draftRow.uuid, version: 1 });
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Dispatcher');
  await user.click(screen.getByRole('combobox', { name: /^Field of work/ }));
  await user.click(await screen.findByRole('option', { name: 'Other' }));
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText(/Choose how to write the description/)).toBeTruthy();
  expect(started.map(({ body }) => body)).toEqual([{ title: 'Dispatcher', family: 'other' }]);
});

it('discards a draft after a question', async () => {
  const { user } = await renderScreen('/position/hire', { as, server: hireServer() });
  const discarded = watch(hireDraftsEndpoints.discard, undefined);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(discarded).toHaveLength(1));
});
