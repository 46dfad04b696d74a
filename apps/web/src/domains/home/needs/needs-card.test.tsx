import type { Need } from '@muster/contract/domains/home/need-answers.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientLeaveEndpoints } from '../../../platform/api/endpoints/client-leave.generated.ts';
import { clientTimesheetsEndpoints } from '../../../platform/api/endpoints/client-timesheets.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { leaveCalendarEndpoints } from '../../../platform/api/endpoints/leave-calendar.generated.ts';
import { needsEndpoints } from '../../../platform/api/endpoints/needs.generated.ts';
import { profileEndpoints } from '../../../platform/api/endpoints/profile.generated.ts';
import { ticketApprovalsEndpoints } from '../../../platform/api/endpoints/ticket-approvals.generated.ts';
import { ticketWorkEndpoints } from '../../../platform/api/endpoints/ticket-work.generated.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { pageDataFor, userDetailsFor } from '../../../testing/people.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { answerOf, waitingOf } from './needs.fixture.ts';

withFakeServer();

const correction = {
  ...waitingOf(1, { since: '2026-11-17T02:00:00Z' }),
  kind: 'correction',
  correction: {
    id: 5,
    version: 2,
    employee: { id: 7, name: 'Rommel Diaz', position: 'Analyst' },
    client: 'Harbourline',
    work_date: '2026-11-17',
    counts: 'times',
    in: '2026-11-16T21:57:00Z',
    out: '2026-11-17T06:34:00Z',
    reason: 'The app signed me out.',
    evidence: null,
    entered_by: null,
    zone: 'Asia/Manila',
    shift: 'Sydney Day Shift',
    starts_at: '2026-11-16T22:00:00Z',
    ends_at: '2026-11-17T06:30:00Z',
    clocked_in: '2026-11-16T21:57:00Z',
    clocked_out: null,
    before: { state: 'conflict', worked_minutes: 0 },
    after: { state: 'present', worked_minutes: 487 },
  },
} as const satisfies Need;

const sheets = {
  ...waitingOf(2),
  kind: 'timesheets',
  group: {
    client: 'Harbourline',
    first_day: '2026-11-01',
    last_day: '2026-11-15',
    ready: [
      { id: 31, version: 2 },
      { id: 32, version: 4 },
    ],
    worked_minutes: 9610,
    blocked: 1,
  },
} as const satisfies Need;

const both = answerOf(correction, sheets);
const onlySheets = answerOf(sheets);
const none = answerOf();
const lead = { roles: ['team lead', 'employee'] as const };

/** The rows have no name of their own: found by the button that opens them. */
async function row(name: string): Promise<HTMLElement> {
  const found = (await screen.findByRole('button', { name })).closest('li');
  if (found === null) throw new Error(`No row of ${name}.`);
  return found;
}

it('opens the first row with what was recorded and requested, the effect and the reason', async () => {
  await renderScreen('/', { as: lead, server: [answers(needsEndpoints.list, both)] });
  const open = within(await row('Rommel Diaz'));
  for (const text of [
    'Missing clock-out on Tue, Nov 17',
    '· Sydney Day Shift, 6:00 AM – 2:30 PM',
    '5:57 AM – missing',
    '5:57 AM – 2:34 PM',
    'Missing clock-out → 8 h 07 min',
    '“The app signed me out.”',
  ])
    expect(open.getByText(text)).toBeTruthy();
  const closed = within(await row('Harbourline'));
  expect(closed.getByText('2 ready for Nov 1 – 15 · 160 h 10 min in total · 1 with open issues')).toBeTruthy();
  expect(closed.queryByText('Open issues')).toBeNull();
});

it('leaves out the client that the viewer belongs to', async () => {
  const leave = (number: number, name: string, client: string): Need => ({
    ...waitingOf(number),
    kind: 'leave',
    request: {
      ...{ id: number, employee: { id: number, name }, client, leave_type: 'Sick Leave', days: [], minutes: 480 },
      ...{ first_day: '2026-12-11', last_day: '2026-12-11', reason: null, is_late: false },
    },
  });
  const list = answers(
    needsEndpoints.list,
    answerOf(leave(1, 'Ana Reyes', 'Harbourline'), leave(2, 'Ben Cruz', 'Redgum')),
  );
  const own = { id: 4, legal_business_name: 'Harbourline' };
  const details = answers(profileEndpoints.userDetails, { ...userDetailsFor(pageDataFor(lead)), myClient: own });
  await renderScreen('/', { as: lead, server: [list, details] });
  expect(within(await row('Ben Cruz')).getByText('· Redgum')).toBeTruthy();
  expect(within(await row('Ana Reyes')).queryByText('· Harbourline')).toBeNull();
});

it('approves with the key A, says so in place of the row and opens the next one', async () => {
  let isDecided = false;
  const sent = watch(correctionsEndpoints.decide, () => {
    isDecided = true;
    return { id: 5, version: 3 };
  });
  const { user } = await renderScreen('/', {
    as: lead,
    server: [answers(needsEndpoints.list, () => (isDecided ? onlySheets : both))],
  });
  await row('Rommel Diaz');
  await user.keyboard('a');
  const done = await screen.findByText('Approved the correction of Rommel Diaz, Tue, Nov 17');
  expect(sent.map(({ body }) => body)).toEqual([{ id: 5, version: 2, decision: 'approved', note: '' }]);
  expect(screen.queryByRole('button', { name: 'Rommel Diaz' })).toBeNull();
  expect(within(await row('Harbourline')).getByText('Open issues')).toBeTruthy();
  expect(done.getAttribute('role')).toBe('status');
});

it('keeps the row when the decision is refused', async () => {
  const { user } = await renderScreen('/', {
    as: lead,
    server: [
      answers(needsEndpoints.list, both),
      refuses(correctionsEndpoints.decide, 'conflict', { message: 'Decided already.' }),
    ],
  });
  const open = within(await row('Rommel Diaz'));
  await user.click(open.getByRole('button', { name: /Approve/ }));
  expect(await screen.findByText('Decided already.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Rommel Diaz' })).toBeTruthy();
  expect(screen.queryByText(/^Approved/)).toBeNull();
});

it('rejects with a reason only', async () => {
  const sent = watch(correctionsEndpoints.decide, { id: 5, version: 3 });
  const { user } = await renderScreen('/', { as: lead, server: [answers(needsEndpoints.list, both)] });
  await row('Rommel Diaz');
  await user.keyboard('r');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'No ticket.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ id: 5, version: 2, decision: 'rejected', note: 'No ticket.' }]),
  );
});

it('moves with J and K, and approves a group with the versions of the row', async () => {
  const sent = watch(timesheetsEndpoints.approve, { done: 2, names: [], left_out: [], others: 0 });
  const { user } = await renderScreen('/', { as: lead, server: [answers(needsEndpoints.list, both)] });
  await row('Rommel Diaz');
  await user.keyboard('j');
  await screen.findByRole('button', { name: 'Harbourline', expanded: true });
  await user.keyboard('kj');
  await user.click(within(await row('Harbourline')).getByRole('button', { name: /Approve 2/ }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ selection: { timesheets: sheets.group.ready } }]),
  );
});

it('filters by kind with the counts of the answer', async () => {
  const kinds: (string | null)[] = [];
  const answer = answers(needsEndpoints.list, ({ query }) => {
    kinds.push(query.get('kind'));
    return both;
  });
  const { user } = await renderScreen('/', { as: lead, server: [answer] });
  await user.click(await screen.findByRole('button', { name: 'Corrections 1' }));
  await waitFor(() => expect(kinds.at(-1)).toBe('correction'));
});

it('says when nothing waits, and when the list could not be loaded', async () => {
  await renderScreen('/', { as: lead, server: [answers(needsEndpoints.list, none)] });
  expect(await screen.findByText(/You're all caught up\. Requests/)).toBeTruthy();
});

it('offers to try again', async () => {
  await renderScreen('/', { as: lead, server: [refuses(needsEndpoints.list, 'unexpected')] });
  expect(await screen.findByText('The list “Needs you” could not be loaded')).toBeTruthy();
});

it('asks a client to return hours with a reason, and shows other roles no queue', async () => {
  const hours = {
    ...waitingOf(3),
    kind: 'client-hours',
    hours: {
      id: 9,
      version: 3,
      employee: 'Joanna Lim',
      first_day: '2026-11-01',
      last_day: '2026-11-15',
      worked_days: 10,
      absent_days: 0,
      worked_minutes: 4800,
      overtime_minutes: 0,
    },
  } as const satisfies Need;
  const answer = answerOf(hours);
  const sent = watch(clientTimesheetsEndpoints.decide, undefined);
  const { user } = await renderScreen('/', {
    as: { roles: ['client-user'] },
    server: [answers(needsEndpoints.list, answer)],
  });
  const open = within(await row('Joanna Lim'));
  expect(open.getByText('Nov 1 – 15 · 10 days · 80 h')).toBeTruthy();
  await user.click(open.getByRole('button', { name: /Approve/ }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ id: 9, version: 3, decision: 'approved', note: '' }));
});

it('shows what leave leaves of the balance, and how many of the team are away', async () => {
  const leave: Need = {
    ...waitingOf(3),
    kind: 'leave',
    request: {
      id: 5,
      employee: { id: 7, name: 'Ana Reyes' },
      client: 'Harbourline',
      leave_type: 'Vacation Leave',
      first_day: '2026-03-16',
      last_day: '2026-03-18',
      days: [],
      minutes: 1440,
      reason: 'A family trip.',
      is_late: false,
    },
  };
  const server = [
    answers(needsEndpoints.list, answerOf(leave)),
    answers(leaveCalendarEndpoints.balance, {
      balance: { day: '2026-03-18', before: 3840, after: 2400 },
      worked_days: [],
    }),
    answers(leaveCalendarEndpoints.teamAway, { of: 9, days: [{ day: '2026-03-17', away: 2 }], limited: [] }),
  ];
  await renderScreen('/', { as: { roles: ['hr'] }, server });
  const open = within(await row('Ana Reyes'));
  expect(await open.findByText('8 → 5 days')).toBeTruthy();
  expect(await open.findByText('3 of 9 away')).toBeTruthy();
});

it('asks a client about leave by name, days and class', async () => {
  const leave = {
    ...waitingOf(3),
    kind: 'client-leave',
    request: {
      id: 5,
      employee: 'Ana Reyes',
      class: 'planned',
      partial_days: [],
      team: null,
      first_day: '2026-11-23',
      last_day: '2026-11-25',
      days: 3,
    },
  } as const satisfies Need;
  const answer = answerOf(leave);
  const sent = watch(clientLeaveEndpoints.decide, undefined);
  const { user } = await renderScreen('/', {
    as: { roles: ['client-user'] },
    server: [answers(needsEndpoints.list, answer)],
  });
  const open = within(await row('Ana Reyes'));
  expect(open.getByText('Planned leave · Mon, Nov 23 – Wed, Nov 25')).toBeTruthy();
  expect(open.getByText('3 working days')).toBeTruthy();
  await user.click(open.getByRole('button', { name: /Approve/ }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ id: 5, decision: 'approved', seen_days: 3 }));
});

it('lets somebody take a ticket of their group, and leads to the ticket', async () => {
  const ticket: Need = {
    ...waitingOf(4),
    kind: 'ticket',
    ticket: {
      ...{ id: 91, version: 3, number: 'TCK-91', subject: 'Remove a log-in', type: 'IT support', priority: 4 },
      ...{ requester: 'Ana Reyes', client: null, group: 'it', taker_user_id: 12 },
    },
  };
  const sent = watch(ticketWorkEndpoints.assign, { version: 4 });
  const server = [answers(needsEndpoints.list, answerOf(ticket))];
  const { user } = await renderScreen('/', { as: { roles: ['hr'] }, server });
  const open = within(await row('Ana Reyes'));
  expect(open.getByText('TCK-91 Remove a log-in')).toBeTruthy();
  expect(open.getByText('· IT support')).toBeTruthy();
  expect(open.getByText('No one')).toBeTruthy();
  expect(open.getByRole('link', { name: 'Open ticket' }).getAttribute('href')).toBe('/ticket-details/91');
  await user.click(open.getByRole('button', { name: /Assign to me/ }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ version: 3, assignee_user_id: 12 }));
});

it('lets a client approve a ticket with its answers on the same screen', async () => {
  const ticket: Need = {
    ...waitingOf(6),
    kind: 'ticket-approval',
    ticket: {
      ...{ id: 92, number: 'TCK-92', subject: 'Two more people', type: 'New candidate search', priority: 2 },
      ...{ requester: 'Cole Hart', employee: null, client: null },
      answers: [
        { key: 'start_on', label: 'Start', kind: 'date', value: '2026-12-01', text: null },
        { key: 'skills', label: 'Skills', kind: 'long_text', value: 'Fluent in French.', text: null },
      ],
    },
  };
  const sent = watch(ticketApprovalsEndpoints.decide, undefined);
  const server = [answers(needsEndpoints.list, answerOf(ticket))];
  const { user } = await renderScreen('/', { as: { roles: ['client-user'] }, server });
  const open = within(await row('Cole Hart'));
  for (const text of ['TCK-92 Two more people', '· New candidate search', /^Dec 0?1\b|Dec 1/, /Fluent in French\./])
    expect(open.getByText(text)).toBeTruthy();
  await user.click(open.getByRole('button', { name: /Approve/ }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ id: 92, decision: 'approved', note: '' }));
});

it('is not on the home page of employees', async () => {
  await renderScreen('/', { as: { roles: ['employee'] } });
  await screen.findByText('Notifications');
  expect(screen.queryByText('Needs you')).toBeNull();
});
