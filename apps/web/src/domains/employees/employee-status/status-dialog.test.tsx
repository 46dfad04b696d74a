import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { employeeStatusEndpoints } from '../../../platform/api/endpoints/employee-status.generated.ts';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { employeeRecord, recordAnswers } from '../employee-record.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const noSwaps = { effective_at: null, may_end_now: false, swaps: [] };
const lists = [
  answers(employeeStatusEndpoints.previewEnding, noSwaps),
  answers(lookupsEndpoints.currentTime, { time: '2026-03-02T02:00:00Z', day: '2026-03-02', timezone: 'Asia/Manila' }),
  answers(lookupsEndpoints.statusTypes, [
    { id: 1, name: 'Active', group: 'active' },
    { id: 2, name: 'Suspended', group: 'inactive' },
    { id: 8, name: 'Resigned', group: 'resignation' },
  ]),
];
const active = employeeRecord();
const [period] = active.employee_active_dates;
const resigned = (rehire: boolean) =>
  employeeRecord({
    version: 4,
    employee_status_type_group: { name: 'resignation' },
    employee_active_dates: period
      ? [{ ...period, end_date: '2026-03-02', reason: 'Moved', clearance_status: 'Pending', rehire }]
      : [],
  });

async function opened(record: typeof active, entry: string, before: readonly ReturnType<typeof answers>[] = []) {
  const server = [...before, ...lists, ...recordAnswers(record)];
  const { user } = await renderScreen('/employees/12', { as: hr, server });
  await heading('Ana Reyes');
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return { user, dialog: await screen.findByRole('dialog') };
}

async function choose(user: Awaited<ReturnType<typeof opened>>['user'], label: RegExp, option: string) {
  await user.click(await screen.findByLabelText(label));
  await user.click(await screen.findByText(option, { selector: '[role=option] *, [role=option]' }));
}

describe('the status of an employee', () => {
  it('lists the required fields before anything is sent', async () => {
    const { user, dialog } = await opened(active, 'End employment');
    const sent = watch(employeeStatusEndpoints.deactivate, { id: 12, version: 4 });
    await user.click(within(dialog).getByText('End employment', { selector: 'button' }));
    expect((await within(dialog).findAllByText('The type is required.')).length).toBe(2);
    expect(within(dialog).getAllByText('The reason is required.').length).toBe(2);
    expect(within(dialog).getAllByText('The rehire is required.').length).toBe(2);
    expect(sent).toEqual([]);
  });

  it('state.employee.2 ends the employment and shows the new status', async () => {
    const { user, dialog } = await opened(active, 'End employment');
    const sent = watch(employeeStatusEndpoints.deactivate, { id: 12, version: 4 });
    await choose(user, /^Type/, 'Resigned');
    await choose(user, /^Clearance status/, 'Pending');
    await choose(user, /^Rehire/, 'Yes');
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Moved' } });
    fakeServer.use(...recordAnswers(resigned(true)));
    await user.click(within(dialog).getByText('End employment', { selector: 'button' }));
    expect(await screen.findByText('The last day of Ana Reyes is Mar 2.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        id: 12,
        version: 3,
        status_type_id: 8,
        effective_date: '2026-03-02',
        reason: 'Moved',
        clearance_status: 'Pending',
        rehire: true,
      },
    ]);
    expect(await screen.findByText('Resignation')).toBeTruthy();
  });

  it('shows when a later last day takes effect, and offers to end now only while a shift remains', async () => {
    const waiting = answers(employeeStatusEndpoints.previewEnding, {
      effective_at: '2026-03-02T23:00:00Z',
      may_end_now: true,
      swaps: [{ day: '2026-03-14', colleague: 'Ben Cruz' }],
    });
    const { user, dialog } = await opened(active, 'End employment', [waiting]);
    const text = 'Ana Reyes works until Mar 2. The account closes on Mar 03, 2026 7:00 AM.';
    expect(await within(dialog).findByText(text)).toBeTruthy();
    expect(within(dialog).getByText(/Mar 14 with Ben Cruz/)).toBeTruthy();
    const sent = watch(employeeStatusEndpoints.deactivate, { id: 12, version: 4 });
    await user.click(within(dialog).getByLabelText(/^End now/));
    expect(await within(dialog).findByText('The last day of Ana Reyes is Mar 2. The account closes now.')).toBeTruthy();
    await choose(user, /^Type/, 'Resigned');
    await choose(user, /^Clearance status/, 'Pending');
    await choose(user, /^Rehire/, 'No');
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Theft' } });
    await user.click(within(dialog).getByText('End employment', { selector: 'button' }));
    expect(await screen.findByText('The employment of Ana Reyes has ended.')).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ effective_date: '2026-03-02', immediately: true });
  });

  it('offers only suspensions and leaves if the employment continues', async () => {
    const { dialog } = await opened(active, 'Deactivate');
    const types = await within(dialog).findByRole('radiogroup', { name: 'Type' });
    expect(within(types).getAllByRole('radio')).toEqual([within(types).getByLabelText('Suspended')]);
    expect(within(dialog).queryByLabelText(/^Rehire/)).toBeNull();
  });

  async function deactivated(preview = answers(employeeStatusEndpoints.previewEnding, noSwaps)) {
    const { user, dialog } = await opened(active, 'Deactivate', [preview]);
    const sent = watch(employeeStatusEndpoints.deactivate, { id: 12, version: 4 });
    const undone = watch(employeeStatusEndpoints.reactivate, { id: 12, version: 5 });
    await user.click(await within(dialog).findByLabelText('Suspended'));
    expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Reason/));
    await user.keyboard('Inquiry');
    await user.click(within(dialog).getByText('Deactivate', { selector: 'button' }));
    await screen.findByText('Ana Reyes is now suspended.');
    expect(sent).toHaveLength(1);
    return { user, undone };
  }

  it('takes a deactivation back with the version that it left', async () => {
    const { user, undone } = await deactivated();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Ana Reyes is active again.')).toBeTruthy();
    expect(undone.map(({ body }) => body)).toEqual([
      { id: 12, version: 4, effective_date: '2026-03-02', reason: 'Deactivation undone' },
    ]);
  });

  it('offers no Undo of a deactivation that undoes a swap', async () => {
    const swaps = [{ day: '2026-03-14', colleague: 'Ben Cruz' }];
    await deactivated(answers(employeeStatusEndpoints.previewEnding, { ...noSwaps, swaps }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('withdraws a planned last day with Undo, but nothing that took effect at once', async () => {
    const waiting = { effective_at: '2026-03-02T23:00:00Z', may_end_now: false, swaps: [] };
    const { user, dialog } = await opened(active, 'End employment', [
      answers(employeeStatusEndpoints.previewEnding, waiting),
    ]);
    watch(employeeStatusEndpoints.deactivate, { id: 12, version: 4 });
    const undone = watch(employeeStatusEndpoints.cancelEnding, { id: 12, version: 5 });
    await choose(user, /^Type/, 'Resigned');
    await choose(user, /^Clearance status/, 'Pending');
    await choose(user, /^Rehire/, 'No');
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Moved' } });
    await user.click(within(dialog).getByText('End employment', { selector: 'button' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Ana Reyes stays employed/)).toBeTruthy();
    expect(undone.map(({ body }) => body)).toEqual([{ id: 12, version: 4 }]);
  });

  it('reports a conflict in the dialog and keeps what was typed', async () => {
    const { user, dialog } = await opened(resigned(true), 'Rehire');
    fakeServer.use(refuses(employeeStatusEndpoints.rehire, 'conflict', { message: 'Hannah changed this employee.' }));
    await user.type(await within(dialog).findByLabelText(/^Reason/), 'Came back');
    await user.click(within(dialog).getByRole('button', { name: 'Rehire' }));
    expect(await within(dialog).findByText(/^Hannah changed this employee\./)).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('Came back');
  });

  it("offers the provider's shifts and those of the own client, but not another client's", async () => {
    const shift = { timezone_id: 291, timezone: 'Asia/Manila', start_time: '08:00', end_time: '17:00' };
    const shifts = [
      { ...shift, id: 5, name: 'Day shift', client_id: null },
      { ...shift, id: 6, name: 'Own nights', client_id: active.client_id },
      { ...shift, id: 7, name: 'Nights of others', client_id: 99 },
    ];
    const { user } = await opened(resigned(true), 'Rehire', [answers(shiftsEndpoints.forDropdown, shifts)]);
    await user.click(await screen.findByLabelText(/^Shift/));
    await screen.findByRole('option', { name: /Own nights/ });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Day shift8:00 AM – 5:00 PM',
      'Own nights8:00 AM – 5:00 PM',
    ]);
  });

  it.each([
    ['Deactivate', active, 'Next Monday: From', /^From/, '2026-03-09'],
    ['End employment', active, 'End of month: Last day', /^Last day/, '2026-03-31'],
    ['Rehire', resigned(true), 'Next Monday: Start date', /^Start date/, '2026-03-09'],
  ] as const)(
    'fills the day of %s with one click, from the day of the server',
    async (entry, record, preset, label, day) => {
      const { user, dialog } = await opened(record, entry);
      await user.click(await within(dialog).findByRole('button', { name: preset }));
      expect(within(dialog).getByLabelText<HTMLInputElement>(label).value).toBe(day);
      await user.click(within(dialog).getByRole('button', { name: preset.replace(/^[^:]+/, 'Today') }));
      expect(within(dialog).getByLabelText<HTMLInputElement>(label).value).toBe('2026-03-02');
    },
  );

  it('offers no rehire if rehire is No', async () => {
    const { user } = await renderScreen('/employees/12', {
      as: hr,
      server: [...lists, ...recordAnswers(resigned(false))],
    });
    await heading('Ana Reyes');
    await user.click(screen.getByRole('button', { name: 'Status' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Exempt from infractions']);
  });

  it('offers no exemption on the own record', async () => {
    const own = employeeRecord({ abilities: { update: true, delete: true, exempt: false, policies: true } });
    await renderScreen('/employees/12', { as: hr, server: [...lists, ...recordAnswers(own)] });
    await heading('Ana Reyes');
    screen.getByRole('button', { name: 'Status' }).click();
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).not.toContain('Exempt from infractions');
  });

  it('exempts from infractions after a question', async () => {
    const { user, dialog } = await opened(active, 'Exempt from infractions');
    const sent = watch(employeeStatusEndpoints.exempt, { id: 12, version: 4 });
    await user.click(within(dialog).getByRole('button', { name: 'Exempt' }));
    expect(await screen.findByText('Employee Ana Reyes has been successfully updated.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ id: 12, exempted: true }]);
  });
});
