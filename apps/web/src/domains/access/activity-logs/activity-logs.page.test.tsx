import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accessEndpoints } from '../../../platform/api/endpoints/activity.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const hr = { roles: ['hr'] as const };
const line = {
  id: 9,
  at: '2026-11-21T02:30:00Z',
  event: 'employees.update',
  actor: { id: 7, name: 'Ben Cruz' },
  impersonator: { id: 1, name: 'Ana Reyes' },
  subject: { kind: 'employee', id: '12', name: 'Ana Reyes' },
  before: { position: 'Bookkeeper', name: 'Cora' },
  after: { position: 'Accountant', name: 'Cora' },
  details: { reason: 'promotion' },
};
const log = answers(accessEndpoints.activityLogs, { data: [line], total: 1 });

it('shows who did what, the impersonator, and the changes', async () => {
  const { user } = await renderScreen('/activity-logs', { as: hr, server: [log] });
  expect(await screen.findByText('Ana Reyes as Ben Cruz')).toBeTruthy();
  expect(screen.getByText('Nov 21, 2026 10:30 AM')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  const panel = await screen.findByRole('dialog', { name: 'Update' });
  const row = within(panel).getByRole('row', { name: /Position/ });
  expect(within(row).getByText('Bookkeeper')).toBeTruthy();
  expect(within(row).getByText('Accountant')).toBeTruthy();
  expect(within(panel).queryByRole('row', { name: /Name/ })).toBeNull();
  expect(within(panel).getByText('promotion')).toBeTruthy();
});

it('says which call was denied', async () => {
  const denied = { ...line, event: 'access.denied', subject: null, before: null, after: null };
  const data = [{ ...denied, details: { call: 'tickets.export-list' } }];
  await renderScreen('/activity-logs', { as: hr, server: [answers(accessEndpoints.activityLogs, { data, total: 1 })] });
  expect(await screen.findByText('Tickets: export list')).toBeTruthy();
});

it('repeats no name for what people do with their own account, unless somebody acted as them', async () => {
  const signIn = { ...line, event: 'accounts.log-in', subject: { kind: 'user', id: '7', name: 'Ben Cruz' } };
  const data = [
    { ...signIn, impersonator: null },
    { ...signIn, id: 10 },
  ];
  await renderScreen('/activity-logs', { as: hr, server: [answers(accessEndpoints.activityLogs, { data, total: 2 })] });
  expect(await screen.findByText('Own account')).toBeTruthy();
  expect(screen.getByText('User Ben Cruz')).toBeTruthy();
});

it('sends the filters of the address', async () => {
  const address =
    '/activity-logs?page=2&q=ana&filter.event=employees.update&filter.subject_kind=employee&filter.at=2026-11-01..2026-11-30';
  const requests = watch(accessEndpoints.activityLogs, { data: [line], total: 31 });
  await renderScreen(address, { as: hr });
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(JSON.parse(requests[0]?.query.get('dt_params') ?? '')).toMatchObject({
    first: 30,
    rows: 30,
    filters: {
      global: { value: 'ana' },
      event: { value: 'employees.update' },
      subject_kind: { value: 'employee' },
      at: { value: ['2026-11-01', '2026-11-30'], matchMode: 'between' },
    },
  });
});

it('shows an error if it could not be loaded', async () => {
  await renderScreen('/activity-logs', { as: hr, server: [refuses(accessEndpoints.activityLogs, 'unexpected')] });
  expect(await screen.findByText('Activity logs could not be loaded')).toBeTruthy();
});

it('is forbidden for other roles', async () => {
  const { address } = await renderScreen('/activity-logs', { as: { roles: ['sales'] } });
  expect(address()).toBe('/forbidden');
});
