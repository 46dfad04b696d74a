import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announcementsEndpoints } from '../../../platform/api/endpoints/announcements.generated.ts';
import { answers, refuses } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { ownAnnouncement } from '../announcement.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const clients = [
  { id: 4, name: 'Harbourline Pty Ltd', recipients: 3 },
  { id: 5, name: 'Redgum Pty Ltd', recipients: 1 },
];
const shown = (state: 'draft' | 'published' = 'draft', to = clients) =>
  answers(announcementsEndpoints.preview, { announcement: ownAnnouncement(), state, clients: to });

it('shows it as the chosen client sees it, in the chosen width', async () => {
  const { user } = await renderScreen('/client-notifications-preview?id=9&client=5', { as: hr, server: [shown()] });
  await heading('Preview client notification');
  const frame = await screen.findByRole('region', { name: 'As Redgum Pty Ltd sees it' });
  expect(frame.getAttribute('data-width')).toBe('desktop');
  expect(within(frame).getByText('Payroll runs on Thursday')).toBeTruthy();
  const link = within(frame).getByRole('link', { name: 'https://muster.example/closed' });
  expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noopener noreferrer', '_blank']);
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  expect(frame.getAttribute('data-width')).toBe('phone');
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/client-notifications-add?id=9');
});

it('says if it has no recipients, and offers no editing of a published one', async () => {
  await renderScreen('/client-notifications-preview?id=9', { as: hr, server: [shown('published', [])] });
  expect(await screen.findByText('No one would see it now')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

it.each(['?id=77', '?id=abc', ''])('finds no notification for "%s"', async (query) => {
  await renderScreen(`/client-notifications-preview${query}`, {
    as: hr,
    server: [refuses(announcementsEndpoints.preview, 'not-found')],
  });
  expect(await heading('Client notification not found')).toBeTruthy();
});
