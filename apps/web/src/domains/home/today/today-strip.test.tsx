import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { todayEndpoints } from '../../../platform/api/endpoints/today.generated.ts';
import { answers, refuses } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import type { TodayAnswer } from './group-line.ts';

withFakeServer();
afterEach(() => {
  vi.useRealTimers();
});

const none = { count: 0, people: [] };
const person = (id: number, name: string, late_minutes: number | null = null) => ({
  id,
  name,
  starts_at: '2026-11-21T07:00:00Z',
  late_minutes,
});
const today: TodayAnswer = {
  now: '2026-11-21T02:42:00Z',
  total: 24,
  on_break: 3,
  finished: 0,
  on_holiday: 0,
  groups: {
    working: { count: 18, people: [person(1, 'Ana Reyes')] },
    late: { count: 3, people: [person(2, 'Faye Santos', 12), person(3, 'Rommel Diaz', 7), person(4, 'Ben Cruz', 2)] },
    missing: { count: 1, people: [person(5, 'Aileen Ramos')] },
    on_leave: none,
    later: { count: 3, people: [person(6, 'Arnel Sy')] },
  },
  client_id: null,
  is_partial: false,
};
const lead = { roles: ['team lead', 'employee'] as const };
const hrefOf = (name: RegExp) => screen.findByRole('link', { name }).then((link) => link.getAttribute('href'));

it('shows who is in, late, missing, away and still to come; each cell opens its people', async () => {
  await renderScreen('/', { as: lead, server: [answers(todayEndpoints.read, today)] });
  expect(await hrefOf(/^Working\s*18\s*of 24 today · 3 on break/)).toBe(
    '/employees/schedule-today?filter.state=in&filter.state=on_break',
  );
  expect(await hrefOf(/^Late\s*3\s*Faye 12 min and 2 more/)).toContain('filter.state=late');
  expect(await hrefOf(/^Missing\s*1\s*Due 3:00 PM, no answer yet/)).toContain('filter.state=missing');
  expect(await hrefOf(/^On leave\s*0\s*No one is away/)).toContain('filter.state=on_leave');
  expect(await hrefOf(/^Starts later.*3\s*Next at 3:00 PM/)).toContain('filter.state=upcoming');
});

it('says who is off on a holiday, so that the figures add up to everybody', async () => {
  const holiday = { ...today, total: 44, finished: 12, on_holiday: 8 };
  await renderScreen('/', { as: lead, server: [answers(todayEndpoints.read, holiday)] });
  expect(await screen.findByText('of 44 · 12 finished · 8 on holiday')).toBeTruthy();
});

it('tells the time of the figures once the connection had time to open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await renderScreen('/', { as: lead, server: [answers(todayEndpoints.read, today)] });
  await hrefOf(/^Working/);
  expect(screen.queryByText(/^Updated/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(screen.getByText(/^Updated \d/)).toBeTruthy();
});

it('names the client of an account manager in the address, and links nothing for several', async () => {
  const manager = { roles: ['account manager'] as const };
  await renderScreen('/', { as: manager, server: [answers(todayEndpoints.read, { ...today, client_id: 4 })] });
  expect(await hrefOf(/^Missing/)).toBe('/employees/schedule-today?filter.state=missing&filter.client_id=4');
});

it('links nothing where the list cannot show the same people', async () => {
  const manager = { roles: ['account manager'] as const };
  await renderScreen('/', { as: manager, server: [answers(todayEndpoints.read, { ...today, is_partial: true })] });
  expect(await screen.findByText('of 24 today · 3 on break')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Missing/ })).toBeNull();
});

it('offers to try again, and is not for employees', async () => {
  await renderScreen('/', { as: lead, server: [refuses(todayEndpoints.read, 'unexpected')] });
  expect(await screen.findByText('Today could not be loaded')).toBeTruthy();
});

it('is not on the home page of employees', async () => {
  await renderScreen('/', { as: { roles: ['employee'] } });
  await screen.findByText('Notifications');
  expect(screen.queryByRole('list', { name: 'Today' })).toBeNull();
});
