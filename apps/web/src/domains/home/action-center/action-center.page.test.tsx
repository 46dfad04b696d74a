import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { needsEndpoints } from '../../../platform/api/endpoints/needs.generated.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { answerOf, ownTimesheet, waitingOf } from '../needs/needs.fixture.ts';

withFakeServer();

const person = { roles: ['employee'] as const };
const path = '/action-center';

it('lists what waits with who else could do it, and counts it in the menu', async () => {
  const others = { names: ['Andrea Lim'], more: 1 };
  const swap = { id: 3, requester: { id: 8, name: 'Liza Cruz' }, give: shift, take: null, reason: 'A family day.' };
  const data = answerOf({ ...waitingOf(1, { others }), kind: 'own-swap', swap }, ownTimesheet);
  const { user } = await renderScreen(path, { as: person, server: [answers(needsEndpoints.list, data)] });
  expect(await heading('Action center')).toBeTruthy();
  const list = within(await screen.findByRole('list', { name: 'Action center' }));
  await user.click(list.getByRole('button', { name: '2 others can decide' }));
  expect(list.getByRole('button', { name: 'Andrea Lim and 1 more can decide too', expanded: true })).toBeTruthy();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect((await menu.findByRole('link', { name: /^Action center/ })).textContent).toBe('Action center2, 2 waiting');
  expect(screen.getByRole('button', { name: 'My timesheets 1' })).toBeTruthy();
});

it('does it in place: submits a timesheet with the version of the row', async () => {
  const sent = watch(timesheetsEndpoints.submit, undefined);
  const { user } = await renderScreen(path, {
    as: person,
    server: [answers(needsEndpoints.list, () => (sent.length === 0 ? answerOf(ownTimesheet) : answerOf()))],
  });
  await screen.findByRole('button', { name: 'Submit timesheet Nov 1 – 15' });
  await user.keyboard('a');
  expect(await screen.findByText('Submitted the timesheet Nov 1 – 15')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ id: 5, version: 2 });
  expect(await screen.findByText("You're all caught up")).toBeTruthy();
});

it('puts an entry off and brings it back', async () => {
  const sent = watch(needsEndpoints.snooze, { snoozed_until: null });
  const asked: (string | null)[] = [];
  const { user } = await renderScreen(path, {
    as: person,
    server: [
      answers(needsEndpoints.list, ({ query }) => {
        asked.push(query.get('show'));
        const until = query.get('show') === 'snoozed' ? '2099-01-01T00:00:00Z' : null;
        return answerOf({ ...ownTimesheet, snoozed_until: until });
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Snooze the timesheet Nov 1 – 15' }));
  await user.click(screen.getByRole('menuitem', { name: /Tomorrow morning/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.params).toMatchObject({ uuid: ownTimesheet.uuid });
  await user.click(screen.getByRole('link', { name: 'Snoozed' }));
  await user.click(await screen.findByRole('button', { name: 'Bring back' }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ until: null }));
  expect(asked).toContain('snoozed');
});

it('keeps kind and view in the address', async () => {
  const kinds: (string | null)[] = [];
  const server = [
    answers(needsEndpoints.list, ({ query }) => {
      kinds.push(query.get('kind'));
      return { ...answerOf(ownTimesheet), overdue: 3 };
    }),
  ];
  await renderScreen(`${path}?kind=own-timesheet`, { as: person, server });
  await screen.findByRole('button', { name: 'Submit timesheet Nov 1 – 15' });
  expect(kinds).toContain('own-timesheet');
  expect(screen.getByRole('link', { name: 'Overdue 3' }).getAttribute('href')).toBe('/action-center?show=overdue');
});

it('says what will come, and offers to try again', async () => {
  await renderScreen(path, { as: { roles: ['client-admin'] } });
  expect(await screen.findByText(/^Hours and leave of your people appear here/)).toBeTruthy();
});

it('offers to try again', async () => {
  await renderScreen(path, { as: person, server: [refuses(needsEndpoints.list, 'unexpected')] });
  expect(await screen.findByText('The list “Action center” could not be loaded')).toBeTruthy();
});

it('is closed to roles of sections 2.4 and 2.6 that are not listed', async () => {
  for (const role of ['payroll', 'client-user'] as const) {
    await renderScreen(path, { as: { roles: [role] } });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Action center' })).toBeNull());
  }
});

const shift = {
  work_date: '2026-11-20',
  shift: 'Day',
  zone: 'Asia/Manila',
  starts_at: '2026-11-20T01:00:00Z',
  ends_at: '2026-11-20T09:00:00Z',
};
