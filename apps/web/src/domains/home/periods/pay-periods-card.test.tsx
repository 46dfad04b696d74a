import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const none = { total: 60, locked: 0, ready: 0, submitted: 0, open: 0, blocked: [], unchecked: 0 };
const lock = answers(timesheetsEndpoints.nextLock, {
  periods: [
    { ...none, period: { first: '2026-10-01', last: '2026-10-15' }, locked: 53, open: 7 },
    { ...none, period: { first: '2026-10-16', last: '2026-10-31' }, ready: 50, submitted: 10 },
    { ...none, period: { first: '2026-11-01', last: '2026-11-15' }, open: 60 },
  ],
  more: 0,
  unapproved: [
    { id: 31, employee_id: 4, name: 'Ana Reyes', client: 'Redgum', state: 'open' },
    { id: 32, employee_id: 5, name: 'Ben Cruz', client: 'Redgum', state: 'submitted' },
  ],
});

it('shows payroll every period with its next step, and who blocks the oldest one', async () => {
  await renderScreen('/', { as: { roles: ['payroll'] }, server: [lock] });
  const periods = within(await screen.findByRole('list', { name: 'Payroll periods' }));
  expect(periods.getByText('53 of 60 locked · 7 not ready')).toBeTruthy();
  expect(periods.getByRole('link', { name: 'Review 7' }).getAttribute('href')).toContain('filter.state=open');
  expect(periods.getByRole('link', { name: 'Lock 50' }).getAttribute('href')).toContain('period=2026-10-16');
  const blockers = within(periods.getByRole('list', { name: /^What blocks Oct/ }));
  const line = blockers.getAllByRole('listitem')[0];
  expect(line?.textContent).toMatch(/Ana Reyes.*Redgum.*Not submitted · \d+.days/);
  const sheet = blockers.getByRole('link', { name: 'Open timesheet of Ana Reyes' });
  expect(sheet.getAttribute('href')).toBe('/timesheets?period=2026-10-01&sheet=31');
  expect(blockers.getByText(/^Waiting for approval · /)).toBeTruthy();
  expect(blockers.getByRole('link', { name: 'Show 5 more' })).toBeTruthy();
  expect(screen.queryByText('Active employees')).toBeNull();
});

it('shows HR the oldest period and the next that can be locked, without names, and the others on request', async () => {
  const { user } = await renderScreen('/', { as: { roles: ['hr'] }, server: [lock] });
  const periods = within(await screen.findByRole('list', { name: 'Payroll periods' }));
  expect(periods.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Review 7', 'Lock 50']);
  expect(screen.queryByText('Ana Reyes')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 1 more period that is not locked' }));
  expect(periods.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Review 7',
    'Lock 50',
    'Review 60',
  ]);
});

it('leads to the first period that has no line', async () => {
  const one = { ...none, period: { first: '2026-10-16', last: '2026-10-31' }, open: 60 };
  const many = answers(timesheetsEndpoints.nextLock, { periods: [one], more: 2, unapproved: [] });
  await renderScreen('/', { as: { roles: ['payroll'] }, server: [many] });
  const rest = await screen.findByRole('link', { name: 'Go to 2 more periods that are not locked' });
  expect(rest.getAttribute('href')).toBe('/timesheets?period=2026-11-01');
});

it('says when everything is locked', async () => {
  await renderScreen('/', { as: { roles: ['payroll'] } });
  expect(await screen.findByText(/Every period that is over is locked/)).toBeTruthy();
});
