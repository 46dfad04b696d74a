import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { leaveCalendarEndpoints as calls } from '../../../platform/api/endpoints/leave-calendar.generated.ts';
import { leaveFeedEndpoints } from '../../../platform/api/endpoints/leave-feed.generated.ts';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { answers, fakeServer, hangs, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { waitingLeave } from '../leave-request.fixture.ts';
import { clientCalendarAnswer, ownCalendarAnswer, staffCalendarAnswer } from './leave-calendar.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const march = '/leave-calendar?from=2026-03-02';
const filters = answers(calls.filters, {
  clients: [
    { id: 1, name: 'Harbour Homes' },
    { id: 2, name: 'Redgum' },
  ],
  teams: [{ id: 4, name: 'Operations', client_id: 1 }],
  types: [{ id: 1, name: 'Vacation Leave' }],
});
/** Of a request that waits. */
const opened = [
  answers(calls.request, waitingLeave),
  answers(calls.teamAway, { of: 5, days: [], limited: [] }),
  answers(calls.balance, { balance: { day: '2026-03-18', before: 3840, after: 2400 }, worked_days: [] }),
];
const staff = [answers(calls.staff, staffCalendarAnswer), filters];

it('shows staff the month by team, with how many of it are away', async () => {
  await renderScreen(march, { as: hr, server: staff });
  expect(
    await screen.findByRole('button', { name: /^Vacation Leave, Mon, Mar 16 – Wed, Mar 18, 3 days, pending$/ }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Unplanned leave, Mon, Mar 23 – Tue, Mar 24, 2 days$/ })).toBeTruthy();
  expect(screen.getByText('March 2026')).toBeTruthy();
  expect(screen.getByText('3 people away in March 2026')).toBeTruthy();
  expect(screen.getByTitle(/^2 of 5 away on Mon, Mar 16/).textContent).toBe('2');
  expect(screen.getByTitle('Founders Day')).toBeTruthy();
});

it('says the number of people of a month only once it is known', async () => {
  const { user } = await renderScreen(march, { as: hr, server: staff });
  expect(await screen.findByText('3 people away in March 2026')).toBeTruthy();
  fakeServer.use(hangs(calls.staff));
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(await screen.findByText('April 2026')).toBeTruthy();
  expect(screen.queryByText(/people away in/)).toBeNull();
});

it('opens exactly the people of a team who are away on a day', async () => {
  const { user } = await renderScreen(march, { as: hr, server: staff });
  await user.click(
    await screen.findByRole('button', { name: '2 of 5 away on Mon, Mar 16. Limit 1, exceeded, Operations' }),
  );
  const both = await screen.findByRole('dialog', { name: '2 of 5 away on Mon, Mar 16' });
  const shown = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('listitem')
      .map((one) => one.textContent);
  expect(shown(both)).toEqual([expect.stringMatching(/Ana Reyes.*Pending/), expect.stringMatching(/Ben Cruz$/)]);
  await user.click(within(both).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: '1 of 5 away on Tue, Mar 17. Limit 1, Operations' }));
  const one = await screen.findByRole('dialog', { name: '1 of 5 away on Tue, Mar 17' });
  expect(shown(one)).toEqual([expect.stringContaining('Ana Reyes')]);
});

it('marks days at and over the limit of the team, and narrows to them by the chip', async () => {
  const { user, address } = await renderScreen(march, { as: hr, server: staff });
  const over = await screen.findByTitle('2 of 5 away on Mon, Mar 16. Limit 1, exceeded');
  const at = screen.getByTitle('1 of 5 away on Tue, Mar 17. Limit 1');
  expect([over.dataset.limit, at.dataset.limit]).toEqual(['over', 'at']);
  expect(screen.getByText("At the team's limit")).toBeTruthy();
  expect(screen.getByText('Cy Uy')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '1 over limit' }));
  expect(screen.queryByText('Cy Uy')).toBeNull();
  expect(screen.getByText('Ben Cruz')).toBeTruthy();
  expect(address()).toBe(`${march}&only=over`);
});

it('approves a request that waits in its popover', async () => {
  const { user } = await renderScreen(march, { as: hr, server: [...staff, ...opened] });
  const decided = watch(leaveRequestsEndpoints.decideSeveral, { done: 1, left_out: [] });
  await user.click(await screen.findByRole('button', { name: /^Vacation Leave/ }));
  const popover = within(await screen.findByRole('dialog', { name: 'Leave of Ana Reyes' }));
  expect(await popover.findByText('“A family trip.”')).toBeTruthy();
  expect(popover.getByText(/^2 of 5 away on/)).toBeTruthy();
  expect(await popover.findByText('8 days → 5 days')).toBeTruthy();
  await user.click(popover.getByRole('button', { name: /^Approve/ }));
  expect(await screen.findByText('You approved the leave of Ana Reyes.')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Leave of Ana Reyes' })).toBeNull();
  expect(decided.map(({ body }) => body)).toEqual([
    { ids: [5], decision: 'approved', note: '', seen: [{ id: 5, days: 3 }] },
  ]);
});

it('moves between bars by arrows, opens waiting ones by J and asks for the reason of a rejection by R', async () => {
  const server = [...staff, ...opened];
  const { user } = await renderScreen(march, { as: hr, server });
  const [first] = await screen.findAllByRole('button', { name: /, \d days?/ });
  first?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Sick Leave/);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Unplanned leave/);
  await user.keyboard('j');
  const popover = within(await screen.findByRole('dialog', { name: 'Leave of Ana Reyes' }));
  await popover.findByRole('button', { name: /^Reject/ });
  await user.keyboard('r');
  expect(await screen.findByRole('dialog', { name: /^Reject the leave of/ })).toBeTruthy();
});

it('leaves A and R to a field of the popover in which somebody types', async () => {
  const { user } = await renderScreen(march, { as: hr, server: [...staff, ...opened] });
  const decided = watch(leaveRequestsEndpoints.decideSeveral, { done: 1, left_out: [] });
  await user.click(await screen.findByRole('button', { name: /^Vacation Leave/ }));
  const box = await screen.findByRole('dialog', { name: 'Leave of Ana Reyes' });
  const popover = within(box);
  await popover.findByRole('button', { name: /^Approve/ });
  const field = box.appendChild(document.createElement('input'));
  field.focus();
  await user.keyboard('ar');
  expect(field.value).toBe('ar');
  expect(decided).toEqual([]);
  popover.getByRole('button', { name: 'Close' }).focus();
  field.remove();
  await user.keyboard('a');
  expect(await screen.findByText('You approved the leave of Ana Reyes.')).toBeTruthy();
});

it('creates a link for calendar apps with the filters of the calendar, and shows it once', async () => {
  const url = 'https://portal.example.com/api/leave-feeds/secret';
  const none = answers(leaveFeedEndpoints.state, { feed: null });
  const { user } = await renderScreen(`${march}&client=1&team=4`, { as: hr, server: [...staff, none] });
  const sent = watch(leaveFeedEndpoints.create, { url });
  await user.click(await screen.findByRole('button', { name: 'Calendar feed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Calendar feed' }));
  expect(await dialog.findByText('No link yet.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  const question = await screen.findByRole('dialog', { name: 'Create a calendar link' });
  await user.click(within(question).getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText(url)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ client_id: 1, team_id: 4 }]);
});

it('keeps layout, period and filters in the address', async () => {
  const { user, address } = await renderScreen(march, { as: hr, server: staff });
  await user.click(await screen.findByRole('button', { name: '1 pending' }));
  expect(screen.queryByText('Ben Cruz')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('table', { name: 'Leave of the period' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(address()).toBe('/leave-calendar?from=2026-04-01&layout=list&only=pending');
  await user.keyboard('t');
  expect(address()).toBe('/leave-calendar?layout=list&only=pending');
});

it('shows client users names, days and classes, without types and requests', async () => {
  const server = [
    answers(calls.client, clientCalendarAnswer),
    answers(calls.filters, { clients: [], teams: [], types: [] }),
  ];
  const as = { roles: ['client-user'] as const, user: { clientId: 4 } };
  const { user } = await renderScreen(march, { as, server });
  const bar = await screen.findByRole('button', { name: 'Planned leave, Mon, Mar 16 – Wed, Mar 18, 3 days' });
  expect(screen.queryByRole('button', { name: /Add leave|Request leave/ })).toBeNull();
  expect(screen.queryByText('Pending')).toBeNull();
  await user.click(bar);
  const popover = await screen.findByRole('dialog', { name: 'Leave of Ana Reyes' });
  expect(popover.textContent).toContain('Planned leave');
  expect(within(popover).queryByRole('button', { name: /Approve|Reject/ })).toBeNull();
});

it('shows employees the own leave first, then the colleagues of the team', async () => {
  const as = { roles: ['employee'] as const, user: { employeeId: 7 } };
  const { user } = await renderScreen(march, { as, server: [answers(calls.own, ownCalendarAnswer)] });
  const bars = await screen.findAllByRole('button', { name: /, \d days?/ });
  expect(bars.map((bar) => bar.getAttribute('aria-label')?.split(',')[0])).toEqual([
    'Vacation Leave',
    'Unplanned leave',
  ]);
  await user.click(bars[0] as HTMLElement);
  expect((await screen.findByRole('link', { name: 'Open my leave' })).getAttribute('href')).toBe('/my-leave');
});

it('says that no one is away, and clears filters', async () => {
  const empty = answers(calls.staff, { total: 0, people: [], teams: [] });
  const { user, address } = await renderScreen(`${march}&search=zoe`, { as: hr, server: [empty, filters] });
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No one is away')).toBeTruthy();
  expect(address()).toBe('/leave-calendar?from=2026-03-02');
});

it('shows an error with another try', async () => {
  const failing = refuses(calls.staff, 'unexpected', { message: 'Our fault.' });
  await renderScreen(march, { as: hr, server: [failing, filters] });
  expect(await screen.findByText('The leave calendar could not be loaded')).toBeTruthy();
});

it('names the next day with somebody away on phones, and goes there', async () => {
  const wide = window.matchMedia;
  const narrow = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...wide(query),
    matches: query.includes('max-width'),
  }));
  try {
    const { user } = await renderScreen(march, { as: hr, server: staff });
    await user.click(await screen.findByRole('button', { name: 'Next: Mon, Mar 16, 2 people away' }));
    expect(await screen.findByText('2 away')).toBeTruthy();
    expect(screen.getByText('Someone away')).toBeTruthy();
  } finally {
    narrow.mockRestore();
  }
});

it('links the request from its popover', async () => {
  const { user } = await renderScreen(march, { as: hr, server: [...staff, ...opened] });
  await user.click(await screen.findByRole('button', { name: /^Vacation Leave/ }));
  const link = await screen.findByRole('link', { name: 'Open in leave requests' });
  expect(link.getAttribute('href')).toMatch(/^\/leave-requests\?search=/);
});
