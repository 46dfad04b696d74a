import type { ClientSheetRow } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientTimesheetsEndpoints as endpoints } from '../../../platform/api/endpoints/client-timesheets.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const row: ClientSheetRow = {
  id: 7,
  version: 2,
  employee: 'Ana Reyes',
  first_day: '2026-03-01',
  last_day: '2026-03-15',
  state: 'submitted',
  worked_days: 10,
  absent_days: 0,
  worked_minutes: 4800,
  overtime_minutes: 0,
  may_decide: true,
};
const as = { roles: ['client-user'] as const };
const list = {
  is_approver: true,
  period: '2026-03-01',
  periods: ['2026-03-01'],
  waiting: [row],
  data: [row],
  total: 1,
};
const server = [
  answers(endpoints.list, list),
  answers(endpoints.details, { ...row, days: [], adjustments: [], approval: null }),
];

it('names the half month on paper', async () => {
  await renderScreen('/client-timesheets', { as, server });
  expect((await screen.findByText('Half month: Mar 1 – 15')).hidden).toBe(true);
});

it('returns hours with a note', async () => {
  const { user } = await renderScreen('/client-timesheets', { as, server });
  const waiting = await screen.findByRole('table', { name: 'Hours to approve' });
  await user.click(within(waiting).getByRole('button', { name: 'Review Ana Reyes' }));
  const panel = await screen.findByRole('dialog', { name: 'Hours of Ana Reyes' });
  await user.click(await within(panel).findByRole('button', { name: 'Return' }));
  const dialog = await screen.findByRole('dialog', { name: 'Return hours: Ana Reyes' });
  await user.click(within(dialog).getByRole('button', { name: 'Return' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Say why the hours are returned.');
  await user.type(within(dialog).getByLabelText(/^Note/), 'Monday was off.');
  const sent = watch(endpoints.decide, undefined);
  await user.click(within(dialog).getByRole('button', { name: 'Return' }));
  expect(await screen.findByText('The hours were returned.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ id: 7, version: 2, decision: 'returned', note: 'Monday was off.' });
});

it('explains the page to users who do not approve', async () => {
  const none = answers(endpoints.list, { ...list, is_approver: false, waiting: [], data: [], total: 0 });
  await renderScreen('/client-timesheets', { as, server: [none] });
  expect(await screen.findByText("You don't approve hours")).toBeTruthy();
});

it('says when hours appear if there are none of the half month', async () => {
  const none = answers(endpoints.list, { ...list, waiting: [], data: [], total: 0 });
  await renderScreen('/client-timesheets', { as, server: [none] });
  expect(await screen.findByText('No hours for Mar 1 – 15 yet.')).toBeTruthy();
  expect(screen.queryByText('To approve')).toBeNull();
});
