import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  attendanceDayListExport,
  attendanceDaysEndpoints,
} from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { overtimeEndpoints } from '../../../platform/api/endpoints/overtime.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { watchSaving } from '../../../testing/watch-saving.ts';
import { correctionRow, dayRowOf, waitingCorrection } from '../attendance.fixture.ts';
import { address, hr, late, list, usual, waiting, waitingDay } from './employee-attendance.fixture.ts';

withFakeServer();

interface ExportRequest {
  readonly query: { readonly dt_params: string };
}

it('says since when somebody is clocked in while the day goes on', async () => {
  const going = dayRowOf({ settled: false, first_in: '2026-03-02T13:56:00Z', last_out: null });
  const data = { ...list, data: [going], total: 1 };
  await renderScreen(address, { as: hr, server: [...usual, answers(attendanceDaysEndpoints.list, data)] });
  const row = await screen.findByRole('row', { name: /Ana Reyes/ });
  expect(row.textContent).toContain('Since 9:56 PM');
});

it('shows days with state, minutes and both zones', async () => {
  await renderScreen(address, { as: hr, server: [...usual, answers(attendanceDaysEndpoints.list, list)] });
  await heading('Attendance');
  const row = await screen.findByRole('row', { name: /Ana Reyes/ });
  for (const text of [
    'Late',
    '12 min late, 30 min overtime · correction pending',
    'Harbour Homes',
    '10:12 PM – 7:02 AM',
    '10:00 PM – 7:00 AM',
    '9:00 AM New York',
    '8 h',
  ])
    expect(within(row).getByText(text)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Ben Cruz/ })).getByText('Locked')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Corrections 1' })).toBeTruthy();
});

it('lets payroll read and export the days, without corrections', async () => {
  const corrections = watch(correctionsEndpoints.list, waiting);
  const server = [...usual.slice(0, 1), answers(attendanceDaysEndpoints.list, list)];
  await renderScreen(`${address}?show=corrections`, { as: { roles: ['payroll'] }, server });
  expect(await screen.findByRole('row', { name: /Ana Reyes/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Corrections/ })).toBeNull();
  expect(corrections).toHaveLength(0);
});

it('filters by a figure and by days, kept in the address', async () => {
  const requests = watch(attendanceDaysEndpoints.list, list);
  const { user, address: now } = await renderScreen(`${address}?filter.client_id=2`, { as: hr, server: usual });
  await user.click(await screen.findByRole('button', { name: /^Missing clock-out/ }));
  expect(now()).toBe(`${address}?filter.client_id=2&filter.state=conflict`);
  expect(JSON.parse(requests.at(-1)?.query.get('dt_params') ?? '{}').filters).toEqual({
    client_id: { value: ['2'], matchMode: 'in' },
    state: { value: 'conflict', matchMode: 'equals' },
  });
  await user.click(screen.getByRole('button', { name: /^Feb.24/ }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-02-01' } });
  expect(now()).not.toContain('from');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(now()).toContain('from=2026-02-01&to=2026-03-02');
  await user.click(screen.getByRole('button', { name: 'Show the usual days' }));
  expect(now()).not.toContain('from');
});

it('exports the filtered list: days, figure, client, team and search', async () => {
  const saved = watchSaving();
  const requests = watch(attendanceDayListExport, undefined as never);
  const shown = `${address}?from=2026-02-01&to=2026-03-02&filter.state=late&filter.client_id=2&q=ana&page=2`;
  const { user } = await renderScreen(shown, {
    as: hr,
    server: [...usual, answers(attendanceDaysEndpoints.list, list)],
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'CSV (.csv)' }));
  expect(await screen.findByText('The list has been successfully exported.')).toBeTruthy();
  const days = { from: '2026-02-01', to: '2026-03-02' };
  const body = requests[0]?.body as ExportRequest;
  expect(body).toMatchObject({ format: 'csv', query: days });
  expect(JSON.parse(body.query.dt_params).filters).toEqual({
    state: { value: 'late', matchMode: 'equals' },
    client_id: { value: ['2'], matchMode: 'in' },
    global: { value: 'ana', matchMode: 'contains' },
  });
  expect(saved).toEqual(['days.csv']);
});

it('opens a day with its punches, the counted times and its corrections', async () => {
  const punch = { id: 1, kind: 'in' as const, at: '2026-03-02T14:12:30Z', zone: 'Asia/Manila' };
  const record = {
    ...late,
    explanation: { sentences: ['12 min late: in at 9:12 AM for 9:00 AM.'] },
    proposal: null,
    punches: [
      {
        ...punch,
        source: 'web' as const,
        counts: false,
        origin: {
          address: '203.0.113.9',
          device: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
          is_unknown_network: true,
        },
      },
      { ...punch, id: 2, at: '2026-03-02T14:00:00Z', source: 'correction' as const, counts: true, origin: null },
    ],
    corrections: [
      {
        ...waitingCorrection,
        state: 'approved' as const,
        decided_by: 'Grace Tan',
        decided_at: '2026-03-03T02:00:00Z',
        note: 'Seen.',
        approval: null,
        abilities: { withdraw: false },
      },
    ],
    adjustments: [],
    own_zone: 'Asia/Manila',
    abilities: { enter: false, reset: null },
  };
  const { user } = await renderScreen(address, {
    as: hr,
    server: [...usual, answers(attendanceDaysEndpoints.list, list), answers(attendanceDaysEndpoints.details, record)],
  });
  await user.click(await screen.findByRole('button', { name: 'Ana Reyes' }));
  const panel = await screen.findByRole('complementary', { name: 'Ana Reyes' });
  const punches = await within(panel).findByRole('region', { name: 'Clock events' });
  expect(within(punches).getByText('Replaced')).toBeTruthy();
  expect(within(punches).getByText(/Portal · Chrome on Windows · 203.0.113.9/)).toBeTruthy();
  expect(within(punches).getByText('Other network')).toBeTruthy();
  expect(within(punches).getByText('Correction')).toBeTruthy();
  expect(within(panel).getByText('12 min late: in at 9:12 AM for 9:00 AM.')).toBeTruthy();
  expect(within(panel).getByText('Corrected: 10:00 PM – 7:00 AM')).toBeTruthy();
  expect(within(panel).getByText('I forgot to clock out. / Seen.')).toBeTruthy();
});

it('shows the decision of a pending correction in the quick view, and approves in one step', async () => {
  const sent = watch(correctionsEndpoints.decide, { id: 4, version: 2 });
  const details = answers(attendanceDaysEndpoints.details, waitingDay);
  const { user } = await renderScreen(address, {
    as: hr,
    server: [...usual, answers(attendanceDaysEndpoints.list, list), details],
  });
  await user.click(await screen.findByRole('button', { name: 'Ana Reyes' }));
  const box = await screen.findByRole('region', { name: 'Pending correction' });
  expect(within(box).getByRole('row', { name: /^Clock-out missing/ })).toBeTruthy();
  expect(within(box).getByRole('row', { name: /^Breaks – / })).toBeTruthy();
  expect(within(box).getByRole('row', { name: /^Worked/ }).textContent).toMatch(/8.h.*7.h.55.min/);
  expect(within(box).getByText('“I forgot to clock out.”')).toBeTruthy();
  await user.click(within(box).getByRole('button', { name: 'Reject…' }));
  const dialog = await screen.findByRole('dialog', { name: /^Reject correction: Ana Reyes/ });
  expect(within(dialog).queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(within(box).getByRole('button', { name: 'Approve correction' }));
  expect(await screen.findByText(/^The correction of Ana Reyes for .* was approved\.$/)).toBeTruthy();
  expect(sent[0]?.body).toEqual({ id: 4, version: 1, decision: 'approved', note: null });
});

it('leaves out breaks that a correction keeps as they were recorded', async () => {
  const punch = { zone: 'Asia/Manila', source: 'web' as const, counts: true, origin: null };
  const punches = [
    { ...punch, id: 1, kind: 'break_start' as const, at: '2026-03-02T18:00:20Z' },
    { ...punch, id: 2, kind: 'break_end' as const, at: '2026-03-02T19:00:10Z' },
  ];
  const details = answers(attendanceDaysEndpoints.details, { ...waitingDay, punches });
  const { user } = await renderScreen(address, {
    as: hr,
    server: [...usual, answers(attendanceDaysEndpoints.list, list), details],
  });
  await user.click(await screen.findByRole('button', { name: 'Ana Reyes' }));
  const box = await screen.findByRole('region', { name: 'Pending correction' });
  expect(within(box).getByRole('row', { name: /^Clock-out missing/ })).toBeTruthy();
  expect(within(box).queryByRole('row', { name: /^Breaks/ })).toBeNull();
});

it('shows the overtime of the day that waits, and approves it in one step', async () => {
  const sent = watch(overtimeEndpoints.decide, { done: 1, left_out: [] });
  const record = { ...waitingDay, corrections: [], waiting_overtime_minutes: 90 };
  const { user } = await renderScreen(address, {
    as: hr,
    server: [...usual, answers(attendanceDaysEndpoints.list, list), answers(attendanceDaysEndpoints.details, record)],
  });
  await user.click(await screen.findByRole('button', { name: 'Ana Reyes' }));
  const box = await screen.findByRole('region', { name: 'Pending overtime' });
  expect(box.textContent).toMatch(/1.h.30.min after the shift/);
  await user.click(within(box).getByRole('button', { name: 'Reject…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject overtime: Ana Reyes, Mon, Mar 2' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(within(box).getByRole('button', { name: 'Approve overtime' }));
  expect(await screen.findByText(/^The overtime of Ana Reyes on .* was approved\.$/)).toBeTruthy();
  expect(sent[0]?.body).toEqual({ requests: [{ id: 9, version: 1 }], decision: 'approved', note: null });
});

it('offers no decision to those who may not make it', async () => {
  const approval = correctionRow.approval && { ...correctionRow.approval, may_decide: false };
  const corrections = [{ ...waitingCorrection, approval, abilities: { withdraw: false } }];
  const details = answers(attendanceDaysEndpoints.details, { ...waitingDay, corrections });
  const { user } = await renderScreen(address, {
    as: hr,
    server: [...usual, answers(attendanceDaysEndpoints.list, list), details],
  });
  await user.click(await screen.findByRole('button', { name: 'Ana Reyes' }));
  expect(await screen.findByRole('region', { name: 'Clock events' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Pending correction' })).toBeNull();
});

it('offers to enter the times of a day that is missing, and leads to the employee', async () => {
  const record = { ...waitingDay, state: 'absent' as const, corrections: [], abilities: { enter: true, reset: null } };
  const { user } = await renderScreen(address, {
    as: hr,
    server: [...usual, answers(attendanceDaysEndpoints.list, list), answers(attendanceDaysEndpoints.details, record)],
  });
  await user.click(await screen.findByRole('button', { name: 'Ana Reyes' }));
  const beside = within(await screen.findByRole('complementary', { name: 'Ana Reyes' }));
  expect(beside.getByRole('link', { name: 'View employee' }).getAttribute('href')).toMatch(/^\/employees\//);
  await user.click(await beside.findByRole('button', { name: 'Enter times…' }));
  expect(await screen.findByRole('dialog', { name: /^Correct / })).toBeTruthy();
});

it('keeps the quick view open from row to row, and closes it with Escape', async () => {
  const details = answers(attendanceDaysEndpoints.details, waitingDay);
  const { user } = await renderScreen(address, {
    as: hr,
    server: [...usual, answers(attendanceDaysEndpoints.list, list), details],
  });
  await user.click(await screen.findByRole('button', { name: 'Ben Cruz' }));
  expect(await screen.findByRole('complementary', { name: 'Ben Cruz' })).toBeTruthy();
  await user.keyboard('j');
  expect(await screen.findByRole('complementary', { name: 'Ana Reyes' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Previous row' }));
  expect(await screen.findByRole('complementary', { name: 'Ben Cruz' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Ben Cruz' })).toBeNull());
});

it('says when no day matches', async () => {
  const empty = answers(attendanceDaysEndpoints.list, { ...list, data: [], total: 0 });
  await renderScreen(address, { as: hr, server: [...usual, empty] });
  expect(await screen.findByText('No days found.')).toBeTruthy();
});

it('offers to try again if loading failed', async () => {
  await renderScreen(address, { as: hr, server: [...usual, refuses(attendanceDaysEndpoints.list, 'unexpected')] });
  expect(await screen.findByText('Days could not be loaded')).toBeTruthy();
});

it('is forbidden without the role', async () => {
  const { address: now } = await renderScreen(address, { as: { roles: ['finance'] } });
  await heading(/forbidden/i);
  expect(now()).toBe('/forbidden');
});
