import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { availabilityEndpoints } from '../../../platform/api/endpoints/availability.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { availability, availabilityServer } from '../availability.fixture.ts';

withFakeServer();

const as = { roles: ['client-user'] as const, clientId: 4 };
const address = '/position/available-schedule';

it('shows the week of the address with hours, overrides and busy times in both zones', async () => {
  await renderScreen(`${address}?week=2026-03-09`, { as, server: availabilityServer });
  const week = await screen.findByRole('region', { name: 'Week' });
  expect(within(week).getAllByText('9:30 AM – 12:00 PM')).toHaveLength(3);
  expect(within(week).getAllByText('5:30 – 8:00 PM Manila').length).toBeGreaterThan(0);
  expect(within(week).getByText('Only this day')).toBeTruthy();
  expect(within(week).getByText('No interviews')).toBeTruthy();
  expect(within(week).getByText('Busy')).toBeTruthy();
  expect(screen.getByText('24 h notice · 15 min between interviews')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit availability' }).getAttribute('href')).toBe(
    '/position/my-available-schedule/create',
  );
});

it('explains a change of the clock in the week in which it happens', async () => {
  const { user } = await renderScreen(`${address}?week=2026-03-23`, { as, server: availabilityServer });
  expect(await screen.findByText(/Sun: the clocks skip 1:00 – 2:00 AM/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText(/the clocks skip/)).toBeNull();
});

it('opens on a Sunday with the week of the next free time, and shows the past days on request', async () => {
  vi.setSystemTime('2026-03-15T12:00:00Z');
  const later = { ...availability, next_free_at: '2026-03-16T12:00:00Z' };
  const own = answers(availabilityEndpoints.own, { availability: later, timezone: later.timezone });
  const { user, address: shown } = await renderScreen(address, { as, server: [own] });
  expect(await screen.findByText('Mar 16 – 22')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(await screen.findByText('Mar 9 – 15')).toBeTruthy();
  expect(shown()).toBe(`${address}?week=2026-03-15`);
  vi.useRealTimers();
});

it('lists coming exceptions with what they replace', async () => {
  vi.setSystemTime('2026-03-09T12:00:00Z');
  await renderScreen(address, { as, server: availabilityServer });
  const row = (await screen.findByText('Board meeting')).closest('li');
  const text = row?.textContent?.replaceAll('\u00a0', ' ');
  expect(text).toContain('11:00 PM – 1:00 AM Manila');
  expect(text).toContain('Instead of 9:30 AM – 12:00 PM');
  vi.useRealTimers();
});

it('offers to set up the first availability', async () => {
  const own = answers(availabilityEndpoints.own, { availability: null, timezone: availability.timezone });
  await renderScreen(address, { as, server: [own] });
  expect((await screen.findByRole('link', { name: 'Set up availability' })).getAttribute('href')).toBe(
    '/position/my-available-schedule/create',
  );
});
