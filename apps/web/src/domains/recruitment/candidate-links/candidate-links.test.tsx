import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { candidateLinksEndpoints } from '../../../platform/api/endpoints/candidate-links.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { candidateServer } from '../candidate.fixture.ts';

withFakeServer();

const link = {
  id: 8,
  label: 'Harbour Legal',
  state: 'active' as const,
  created_at: '2026-03-01T02:00:00Z',
  created_by: 'Camille Sarmiento',
  expires_at: '2026-03-31T02:00:00Z',
  revoked_at: null,
  opened_count: 3,
  last_opened_at: '2026-03-02T02:00:00Z',
};
const revoked = { ...link, id: 7, label: 'Old', state: 'revoked' as const, revoked_at: '2026-03-01T03:00:00Z' };

async function open() {
  const server = [answers(candidateLinksEndpoints.list, [link, revoked]), ...candidateServer];
  const { user } = await renderScreen('/recruitment/candidates/3', { as: { roles: ['recruitment'] }, server });
  await heading('Ana Reyes');
  return user;
}

it('lists the links with their openings', async () => {
  await open();
  expect(await screen.findByText('Harbour Legal')).toBeTruthy();
  for (const state of ['Active', 'Revoked']) expect(screen.getByText(state)).toBeTruthy();
  expect(screen.getAllByText(/Opened 3 times, last/)).toHaveLength(2);
  expect(screen.queryByLabelText('Revoke Old')).toBeNull();
});

it('revokes a link', async () => {
  const user = await open();
  const sent = watch(candidateLinksEndpoints.revoke, undefined);
  await user.click(await screen.findByLabelText('Revoke Harbour Legal'));
  await user.click(await screen.findByRole('button', { name: 'Revoke link' }));
  expect(await screen.findByText('The link was revoked.')).toBeTruthy();
  expect(sent.map(({ params }) => params.id)).toEqual(['8']);
});

it('creates a link and shows it once, with a button that copies it', async () => {
  const user = await open();
  const url = 'https://portal.test/candidates/secret';
  const sent = watch(candidateLinksEndpoints.create, { id: 9, url });
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create a public link to Ana Reyes' });
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('The label is required.');
  await user.type(within(dialog).getByLabelText(/^Label/), 'Twin Works');
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText(url)).toBeTruthy();
  expect(sent[0]?.body).toEqual({ label: 'Twin Works', days: 30 });
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link has been successfully copied to clipboard.')).toBeTruthy();
});
