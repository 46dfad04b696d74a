import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { attendanceMetricsEndpoints } from '../../../platform/api/endpoints/attendance-metrics.generated.ts';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { clientsEndpoints } from '../../../platform/api/endpoints/clients.generated.ts';
import { todayEndpoints } from '../../../platform/api/endpoints/today.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { clientAnswers, clientRecord } from '../client-record.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const open = (tab = '', client = clientRecord(), as: { roles: readonly ['hr' | 'account manager'] } = hr) =>
  renderScreen(`/clients/2${tab && `?tab=${tab}`}`, { as, server: clientAnswers(client) });

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

it('shows the company, its contact and its status history', async () => {
  await open('profile');
  await heading('Harbour Legal Pty Ltd');
  expect(await screen.findByText('88 Pitt Street, Sydney')).toBeTruthy();
  expect(fact('Contact email')).toBe('wendy@harbour.example');
  expect(await screen.findByText('Added as Draft')).toBeTruthy();
  expect(screen.queryByText('No current invoice configuration')).toBeNull();
});

it('warns if the client cannot be billed', async () => {
  await open('', clientRecord({ has_invoice_config: false }));
  expect(await screen.findByText('No current invoice configuration')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open invoicing' }).getAttribute('href')).toMatch(/\?tab=invoicing$/);
});

it('needs no invoice configuration of the provider itself', async () => {
  const provider = clientRecord({ id: 1, has_invoice_config: false });
  await renderScreen('/clients/1', { as: hr, server: clientAnswers(provider) });
  expect(await screen.findByText('Not needed')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'View metrics' })).toBeTruthy();
  expect(screen.queryByText('No current invoice configuration')).toBeNull();
});

it('begins with the key facts, the people and what changes soon', async () => {
  await open();
  await heading('Harbour Legal Pty Ltd');
  expect(fact('Account manager')).toContain('Paolo Enriquez');
  expect(fact('People')).toBe('34 employees');
  expect(await screen.findByRole('link', { name: 'Monthly on the 17th' })).toBeTruthy();
  expect(screen.getByText('due in 15 days, AUD')).toBeTruthy();
  expect(fact('Timezone')).toMatch(/^Manila/);
  expect(fact('Main contact')).toBe('Wendy MarshCopy email');
  const planned = within(await screen.findByRole('table', { name: 'Planned changes' })).getAllByRole('row');
  expect(planned.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Jan 1, 2027Invoice configurationMonthly on the 5th, due in 15 days, AUD',
    'Jan 1, 2027Default leave policyGenerous leave',
  ]);
});

it('says nothing of planned changes if there are none, and has no rail without the activity', async () => {
  const none = [answers(clientRecordEndpoints.invoiceConfigs, []), answers(clientRecordEndpoints.policies, [])];
  const server = [...none, ...clientAnswers(clientRecord())];
  await renderScreen('/clients/2', { as: { roles: ['account manager'] }, server });
  await heading('Harbour Legal Pty Ltd');
  expect(await screen.findByRole('link', { name: 'View metrics' })).toBeTruthy();
  expect(screen.queryByText('Planned changes')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Recent activity' })).toBeNull();
});

it('compares the attendance of four weeks with the four before', async () => {
  const counts = {
    scheduled: 200,
    worked: 190,
    absent: 10,
    starts: 190,
    on_time: 171,
    late_minutes: 90,
    overtime_minutes: 60,
  };
  const empty = { weeks: [], months: [], clients: [], teams: [], shifts: [] };
  const before = { from: '2026-09-26', to: '2026-10-23', total: { ...counts, worked: 194, absent: 6 }, weeks: [] };
  const asked = watch(attendanceMetricsEndpoints.figures, {
    from: '2026-10-24',
    to: '2026-11-20',
    total: counts,
    before,
    ...empty,
  });
  await renderScreen('/clients/2', { as: hr, server: clientAnswers(clientRecord()) });
  const figure = await screen.findByRole('link', { name: /^Attendance rate/ });
  expect(figure.textContent).toMatch(/95\.0%190 of 200 days↓\s2\.0\spts$/);
  expect(figure.getAttribute('href')).toContain('client=2');
  expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({ client_id: '2' });
});

it('shows the people of the client today, in cells that open the list of today for the client', async () => {
  const none = { count: 0, people: [] };
  const groups = { working: { ...none, count: 11 }, late: none, missing: none, on_leave: none, later: none };
  const today = {
    now: '2026-11-21T02:42:00Z',
    total: 21,
    on_break: 0,
    finished: 0,
    on_holiday: 0,
    groups,
    client_id: 2,
  };
  const server = [answers(todayEndpoints.read, { ...today, is_partial: false }), ...clientAnswers(clientRecord())];
  await renderScreen('/clients/2', { as: hr, server });
  const strip = within(await screen.findByRole('list', { name: 'Today' }));
  expect(strip.getByRole('link', { name: /^Working\s*11\s*of 21 today/ }).getAttribute('href')).toContain(
    'filter.client_id=2',
  );
});

it('hides tabs that the viewer may not see, also when opened by address', async () => {
  await open('costs', clientRecord(), { roles: ['account manager'] });
  await heading('Harbour Legal Pty Ltd');
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of the client' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).not.toContain('Costs');
  expect(await screen.findByText('Planned changes')).toBeTruthy();
});

it("open.109 with only 'can read clients' the address opens and shows Forbidden", async () => {
  const reader = { roles: ['it'] as const, permissions: [{ name: 'can read clients' as const }] };
  await renderScreen('/clients/2', { as: reader, server: [refuses(clientsEndpoints.details, 'forbidden')] });
  expect(await screen.findByText('Forbidden')).toBeTruthy();
});

it('says that a client does not exist', async () => {
  await renderScreen('/clients/77', { as: hr, server: [refuses(clientsEndpoints.details, 'not-found')] });
  expect(await heading('Client not found')).toBeTruthy();
});

it('finds no client for an invalid address', async () => {
  await renderScreen('/clients/abc', { as: hr });
  expect(await heading('Client not found')).toBeTruthy();
});

describe('the parts of a client', () => {
  it('adds, changes and removes contacts, and lists users', async () => {
    const { user } = await open('contacts');
    expect(await screen.findByText('Helen Strand')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Update Priya Nair' }));
    const panel = await screen.findByRole('dialog', { name: 'Contact details' });
    await user.clear(within(panel).getByLabelText(/^Name/));
    await user.click(within(panel).getByRole('button', { name: 'Save' }));
    expect((await within(panel).findByRole('alert')).textContent).toContain('The name is required.');
    await user.type(within(panel).getByLabelText(/^Name/), 'Priya Nair-Cole');
    const sent = watch(clientRecordEndpoints.updateContact, { id: 5, version: 3 });
    await user.click(within(panel).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Contact Priya Nair-Cole has been successfully updated.')).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ id: 5, version: 2, name: 'Priya Nair-Cole' });
    const removed = watch(clientRecordEndpoints.deleteContact, undefined);
    await user.click(screen.getByRole('button', { name: 'Remove Priya Nair' }));
    expect(await screen.findByText('Contact Priya Nair has been successfully removed.')).toBeTruthy();
    expect(removed[0]?.body).toEqual({ id: 5 });
    const restored = watch(clientRecordEndpoints.restoreContact, undefined);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Contact Priya Nair was restored.')).toBeTruthy();
    expect(restored.map(({ params }) => params.id)).toEqual(['5']);
  });

  it('shows teams with their leads', async () => {
    await open('people');
    const row = await screen.findByRole('row', { name: /Intake/ });
    expect(row.textContent).toContain('Ana Reyes');
  });

  it('assigns all account managers together', async () => {
    const { user } = await open('contacts');
    await user.click(await screen.findByRole('button', { name: 'Assign' }));
    const panel = await screen.findByRole('dialog', { name: 'Account managers' });
    await user.click(await within(panel).findByRole('checkbox', { name: 'Trisha Navarro' }));
    const sent = watch(clientRecordEndpoints.assignAccountManagers, undefined);
    await user.click(within(panel).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Account manager has been successfully assigned.')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ client_id: 2, user_ids: [9, 10] });
  });

  it('limits the networks from which employees clock in', async () => {
    const { user } = await open('attendance');
    fakeServer.use(
      answers(clientRecordEndpoints.networkRule, { mode: 'warn', networks: ['10.0.0.0/8'] }),
      answers(clientRecordEndpoints.hoursRule, { weekly_hours: 40 }),
    );
    expect(await screen.findByText('Allow and mark others')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change networks' }));
    const panel = await screen.findByRole('dialog', { name: 'Networks' });
    const networks = within(panel).getByLabelText(/^Allowed networks/);
    await user.type(networks, '{Enter}office');
    await user.click(within(panel).getByRole('button', { name: 'Save' }));
    expect(await within(panel).findAllByText(/^office is not a network/)).toBeTruthy();
    fireEvent.change(networks, { target: { value: '10.0.0.0/8\n203.0.113.7' } });
    const sent = watch(clientRecordEndpoints.setNetworkRule, undefined);
    await user.click(within(panel).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Network rule has been successfully updated.')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ client_id: 2, mode: 'warn', networks: ['10.0.0.0/8', '203.0.113.7'] });
  });

  it('limits the hours a week', async () => {
    const { user } = await open('attendance');
    fakeServer.use(
      answers(clientRecordEndpoints.networkRule, { mode: 'off', networks: [] }),
      answers(clientRecordEndpoints.hoursRule, { weekly_hours: null }),
    );
    expect(await screen.findByText('No limit')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change hours' }));
    const panel = await screen.findByRole('dialog', { name: 'Weekly hours' });
    await user.type(within(panel).getByLabelText(/^Hours a week/), '40');
    const sent = watch(clientRecordEndpoints.setHoursRule, undefined);
    await user.click(within(panel).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Weekly hours limit has been successfully updated.')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ client_id: 2, weekly_hours: 40 });
  });

  it('sets a default policy from a day on, and cancels it before it starts', async () => {
    const { user } = await open('policies');
    await user.click(await screen.findByRole('button', { name: 'Set leave policy' }));
    const panel = await screen.findByRole('dialog', { name: 'Default leave policy' });
    await user.click(within(panel).getByRole('combobox', { name: /^Policy/ }));
    await user.click(await screen.findByRole('option', { name: 'Generous leave' }));
    fireEvent.change(within(panel).getByLabelText(/^Start date/), { target: { value: '2027-02-01' } });
    const text = 'Another one begins on 2027-01-01. Choose a later start, or cancel that one.';
    fakeServer.use(refuses(clientRecordEndpoints.addPolicy, 'invalid-input', { errors: { effective_from: [text] } }));
    await user.click(within(panel).getByRole('button', { name: 'Add' }));
    expect((await within(panel).findByRole('alert')).textContent).toContain(text);
    const sent = watch(clientRecordEndpoints.addPolicy, { id: 11 });
    await user.click(within(panel).getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Default policy has been successfully added.')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ client_id: 2, kind: 'leave', policy_id: 3, effective_from: '2027-02-01' });
    const buttons = screen.getAllByRole('button', { name: /^Cancel planned/ });
    expect(buttons).toHaveLength(1);
    const removed = watch(clientRecordEndpoints.cancelPolicy, undefined);
    await user.click(buttons[0] as HTMLElement);
    expect(await screen.findByText('The default leave policy planned from Jan 1, 2027 was cancelled.')).toBeTruthy();
    expect(removed[0]?.body).toEqual({ id: 7 });
    const again = watch(clientRecordEndpoints.addPolicy, { id: 13 });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The default leave policy planned from Jan 1, 2027 was restored.')).toBeTruthy();
    expect(again[0]?.body).toMatchObject({ client_id: 2, kind: 'leave', effective_from: '2027-01-01' });
  });

  it('fills a new invoice configuration with the values of the current one', async () => {
    const { user } = await open('invoicing');
    expect(await screen.findByText('Day 17 of the month')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'New configuration' }));
    const panel = await screen.findByRole('dialog', { name: 'Invoice configuration' });
    await user.click(within(panel).getByRole('button', { name: 'Next month: Start date' }));
    expect(within(panel).getByLabelText(/^Start date/)).toHaveProperty('value', '2026-12-01');
    fireEvent.change(within(panel).getByLabelText(/^Start date/), { target: { value: '2027-03-01' } });
    fireEvent.change(within(panel).getByLabelText(/^Recipients/), { target: { value: 'a@b.example, c@d.example' } });
    const sent = watch(clientRecordEndpoints.addInvoiceConfig, { id: 12 });
    await user.click(within(panel).getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Invoice configuration has been successfully added.')).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({
      effective_from: '2027-03-01',
      billing_day: 17,
      terms_days: 15,
      recipients: ['a@b.example', 'c@d.example'],
    });
  });

  it('links employees to their records', async () => {
    await open('people');
    const link = await screen.findByRole('link', { name: 'Ana Reyes' });
    expect(link.getAttribute('href')).toBe('/employees/12');
  });

  it('shows costs per person and in total', async () => {
    await open('costs');
    expect(await screen.findAllByText('Base cost')).toHaveLength(2);
    expect((await screen.findByRole('row', { name: /Ana Reyes/ })).textContent).toContain('1,200.50');
  });
});
