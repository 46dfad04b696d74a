import { employeeLabels, sensitiveFields } from '@muster/contract/domains/employees/employees.constants.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { duplicatesEndpoints } from '../../../platform/api/endpoints/duplicates.generated.ts';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { officesEndpoints } from '../../../platform/api/endpoints/offices.generated.ts';
import { answers, breaks, fakeServer, hangs, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, type ScreenQuestion, withFakeServer } from '../../../testing/render-screen.tsx';
import { choices, filledRecord, formDefaults, openRecord } from '../employee-form.fixture.ts';
import { employeeRow, listOf } from '../employee-row.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const recruitment = { roles: ['recruitment'] as const };
// A star marks required fields.
const labelled = (name: string) => new RegExp(`^${name}( \\*)?$`);
const field = (name: string) => within(panel()).getByLabelText(labelled(name), { selector: 'input, textarea' });
const panel = () => screen.getByRole('dialog', { name: 'Employee Form Details' });
const headings = () =>
  within(panel())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const sections = ['Employee', 'Client', 'Bank', 'Other', 'Emergency', 'Cost'].map((name) => `${name} Information`);

it('employee-list.add.2 employee-form.sections.1 to employee-form.sections.6 opens with all sections', async () => {
  await openNew();
  expect(headings()).toEqual(sections);
  expect(within(panel()).getByText('Only clients with valid invoice config appear in the dropdown.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
});

it('state.form-mode.1 employee-form.sections.6 employee-form.buttons.1 omits the cost when it updates', async () => {
  await openStored();
  expect(headings()).toEqual(sections.slice(0, 5));
  expect(within(panel()).getByRole('button', { name: 'Save' })).toBeTruthy();
  expect(field('Work email')).toHaveProperty('value', 'ana@muster.test');
  await waitFor(() => expect(field('Office')).toHaveProperty('value', 'Head office'));
});

it("employee-form.defaults.1 starts with the server's defaults", async () => {
  await openNew();
  for (const name of ['Start date', 'Orientation date']) expect(field(name)).toHaveProperty('value', '2026-11-21');
  for (const name of ['Primary work location', 'Secondary work location'])
    expect(field(name)).toHaveProperty('value', 'Work From Office');
  expect(field('Payment method')).toHaveProperty('value', 'Bank Account');
  expect(field('Bank name')).toHaveProperty('value', 'BDO Unibank');
  expect(field('Bank type')).toHaveProperty('value', 'Savings');
  expect(field('Cost amount')).toHaveProperty('value', '0.00');
  await waitFor(() => expect(field('Timezone')).toHaveProperty('value', 'Africa/Abidjan'));
});

it('uses the time zone of the selected office', async () => {
  const { user } = await openNew();
  await choose(user, 'Office', /^Head office/);
  expect(field('Timezone')).toHaveProperty('value', 'Asia/Manila');
});

it('employee-form.helper.1 employee-form.helper.2 offers clients with invoice config, and shifts', async () => {
  const { user } = await openNew();
  expect(screen.getByText('Only clients with valid invoice config appear in the dropdown.')).toBeTruthy();
  await choose(user, 'Client', 'Harbour Legal');
  await choose(user, 'Shift', /^Day shift/);
  expect(field('Shift')).toHaveProperty('value', 'Day shift');
});

it('employee-form.sensitive.1 shows the sensitive fields by right', async () => {
  await openNew({ as: recruitment });
  for (const name of sensitiveFields)
    expect(within(panel()).queryByLabelText(labelled(employeeLabels[name]))).toBeNull();
  expect(headings()).not.toContain('Emergency Information');
  expect(field('Birth date')).toBeTruthy();
});

it('employee-form.sensitive.1 shows the sensitive fields if the record contains them', async () => {
  await openStored();
  for (const name of sensitiveFields) expect(field(employeeLabels[name])).toBeTruthy();
  expect(field('City')).toHaveProperty('value', 'Makati');
});

it("employee-form.sensitive.1 hides fields that the record does not contain, whatever the viewer's rights", async () => {
  await openStored({ server: [answers(employeesEndpoints.details, openRecord())] });
  for (const name of sensitiveFields)
    expect(within(panel()).queryByLabelText(labelled(employeeLabels[name]))).toBeNull();
});

it('keeps what was typed into a stored record through a reload', async () => {
  const { user } = await openStored();
  await user.clear(field('Position'));
  await user.type(field('Position'), 'Nurse');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await openStored();
  expect(await within(panel()).findByText('Your draft was restored')).toBeTruthy();
  expect(field('Position')).toHaveProperty('value', 'Nurse');
  expect(field('City')).toHaveProperty('value', 'Makati');
});

it('employee-form.bank.1 hides the bank account for Cash', async () => {
  const { user } = await openNew();
  await choose(user, 'Payment method', 'Cash');
  for (const name of ['Bank name', 'Bank type', 'Bank account number'])
    expect(within(panel()).queryByLabelText(labelled(name))).toBeNull();
});

it('requires the number of a bank account at its field, when it is added and when it is removed', async () => {
  const { user } = await openNew();
  await press(user, 'Add');
  await within(panel()).findByRole('alert');
  expect(field('Bank account number').getAttribute('aria-invalid')).toBe('true');
  await choose(user, 'Payment method', 'Cash');
  await press(user, 'Add');
  expect(within(panel()).queryByText('The bank account number is required.')).toBeNull();
});

it('requires the number of a bank account in an update that changes the payment method', async () => {
  const cash = { ...filledRecord(), payment_method: 'Cash' as const, bank_account_no: null };
  const { user } = await openStored({ server: [answers(employeesEndpoints.details, cash)] });
  const changed = watch(employeesEndpoints.update, { id: 12, version: 4 });
  await choose(user, 'Payment method', 'Bank Account');
  await press(user, 'Save');
  const list = await within(panel()).findByRole('alert');
  expect(list.textContent).toContain('The bank account number is required.');
  expect(field('Bank account number').getAttribute('aria-invalid')).toBe('true');
  expect(changed).toEqual([]);
});

it('employee-form.dates.1 employee-form.dates.2 derives the regularization date and bounds the days', async () => {
  await openStored();
  expect(within(panel()).getByText('February 28, 2025')).toBeTruthy();
  expect(within(panel()).queryByLabelText('Regularization date', { selector: 'input' })).toBeNull();
  for (const name of ['Birth date', 'Start date', 'Orientation date'])
    expect(field(name)).toHaveProperty('max', '9999-12-31');
});

it('employee-form.validation.1 to employee-form.validation.3 lists the errors, focuses and announces them', async () => {
  const created = watch(employeesEndpoints.create, { id: 40, version: 1 });
  const { user } = await openNew();
  await press(user, 'Add');
  const list = await within(panel()).findByRole('alert');
  expect(list.textContent).toContain('14 fields need attention');
  expect(document.activeElement).toBe(list);
  expect(screen.queryByText('An error occurred while saving the employee.')).toBeNull();
  expect(within(panel()).getByRole('button', { name: 'Cost 2 fields to fix' })).toBeTruthy();
  await user.click(within(list).getByRole('button', { name: 'The work email is required.' }));
  expect(document.activeElement).toBe(field('Work email'));
  await user.type(field('Work email'), 'ana@muster.example');
  expect(within(panel()).queryByText('The work email is required.')).toBeNull();
  expect(created).toHaveLength(0);
});

it('state.form-mode.2 employee-form.toast.1 adds, shows a toast, closes and refreshes the list', async () => {
  const { user } = await openNew();
  const listed = watch(employeesEndpoints.table, { data: [], total: 0 });
  const created = watch(employeesEndpoints.create, { id: 40, version: 1 });
  await fill(user);
  await press(user, 'Add');
  expect(await screen.findByText('Employee Saved Successfully')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(created[0]?.body).toMatchObject({
    name: 'Ben Cruz',
    client_id: 2,
    office_id: 1,
    shift_id: 5,
    cost_currency_id: 1,
  });
  expect(created[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
  await waitFor(() => expect(listed).toHaveLength(1));
});

it('names the pay of somebody added again that waits for a second person', async () => {
  const { user } = await openNew();
  watch(employeesEndpoints.table, { data: [], total: 0 });
  watch(employeesEndpoints.create, { id: 40, version: 1, pay_change: { id: 3, fields: ['Basic salary'] } });
  await fill(user);
  await press(user, 'Add');
  expect(await screen.findByText(/Basic salary/)).toBeTruthy();
});

it('state.form-mode.4 employee-form.toast.1 saves the changes, with the version that was read', async () => {
  const { user } = await openStored();
  const listed = watch(employeesEndpoints.table, { data: [], total: 0 });
  const changed = watch(employeesEndpoints.update, { id: 12, version: 4 });
  await user.clear(field('Position'));
  await user.type(field('Position'), 'Accountant');
  await press(user, 'Save');
  expect(await screen.findByText('Employee Saved Successfully')).toBeTruthy();
  expect(changed[0]?.body).toMatchObject({ id: 12, version: 3, position: 'Accountant', name: 'Ana Reyes' });
  expect(changed[0]?.body).not.toHaveProperty('abilities');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(listed).toHaveLength(1));
});

it('employee-form.buttons.2 reads Updating... while it saves', async () => {
  const { user } = await openStored({ server: [hangs(employeesEndpoints.update)] });
  await press(user, 'Save');
  const button = await within(panel()).findByRole('button', { name: 'Updating...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('employee-form.buttons.2 reads Adding... while it adds', async () => {
  const { user } = await openNew({ server: [hangs(employeesEndpoints.create)] });
  await fill(user);
  await press(user, 'Add');
  expect(await within(panel()).findByRole('button', { name: 'Adding...' })).toBeTruthy();
});

it('employee-form.validation.4 employee-form.validation.5 errors.employee-save.1 to errors.employee-save.3 shows the errors of the server, and clears a taken personal email', async () => {
  const taken = 'The personal email has already been taken.';
  const errors = { personal_email: [taken], work_email: ['The work email is not one of ours.'] };
  const refusal = refuses(employeesEndpoints.update, 'invalid-input', {
    errors,
    codes: { personal_email: ['validation.unique'], work_email: ['validation.domain'] },
  });
  const { user } = await openStored({ server: [refusal] });
  await press(user, 'Save');
  const list = await within(panel()).findByRole('alert');
  expect(list.textContent).toContain(taken);
  expect(list.textContent).toContain('The work email is not one of ours.');
  expect(field('Personal email')).toHaveProperty('value', '');
  expect(field('Personal email').getAttribute('aria-invalid')).toBe('true');
  expect(field('Work email')).toHaveProperty('value', 'ana@muster.test');
  expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toContain(taken);
});

it('reports who changed the employee in the meantime, and what', async () => {
  const fields = [
    { name: 'position', label: 'Position' },
    { name: 'work_phone', label: 'Work phone' },
  ];
  const refusal = refuses(employeesEndpoints.update, 'conflict', {
    message: 'Cora Lim changed this employee after you opened it. Look at the changes and try again.',
    conflict: { by: 'Cora Lim', at: '2026-11-21T02:00:00Z', fields },
  });
  const { user } = await openStored({ server: [refusal] });
  await press(user, 'Save');
  const list = await within(panel()).findByRole('alert');
  expect(list.textContent).toContain('Cora Lim changed this employee after you opened it.');
  expect(list.textContent).toMatch(/Changed .+: Position, Work phone\./);
});

it('keeps what was typed if the connection breaks', async () => {
  const { user } = await openNew({ server: [breaks(employeesEndpoints.create)] });
  await fill(user);
  await press(user, 'Add');
  expect((await within(panel()).findByRole('alert')).textContent).toContain('The portal cannot be reached.');
  expect(field('Name')).toHaveProperty('value', 'Ben Cruz');
});

it('employee-form.buttons.3 asks before it discards changes, and not if there are none', async () => {
  const { user } = await openNew();
  await press(user, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add Employee' }));
  await user.type(await screen.findByLabelText(labelled('Name'), { selector: 'input' }), 'B');
  expect(within(panel()).getByText('Unsaved changes')).toBeTruthy();
  await press(user, 'Cancel');
  const question = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(field('Name')).toHaveProperty('value', 'B');
  await press(user, 'Cancel');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows an error if the form could not be opened, and tries again', async () => {
  const { user } = await openStored({ server: [breaks(employeesEndpoints.details)] }, 'Try again');
  fakeServer.use(answers(employeesEndpoints.details, filledRecord()));
  await user.click(within(panel()).getByRole('button', { name: 'Try again' }));
  expect(await within(panel()).findByRole('button', { name: 'Save' }, { timeout: 15_000 })).toBeTruthy();
});

it('explains to users who may not list clients why they cannot choose one', async () => {
  const permissions = [{ name: 'can view all employees' }, { name: 'can create employees' }] as const;
  await openNew({ as: { roles: ['it'], permissions } });
  expect(within(panel()).getByText(/Choosing a client needs the permission 'can view all clients'/)).toBeTruthy();
  expect(within(panel()).queryByRole('combobox', { name: 'Client' })).toBeNull();
});

async function openNew({ as = hr, server = [] }: ScreenQuestion = {}) {
  const view = await renderScreen('/employees', {
    as,
    server: [...server, listOf(employeeRow()), formDefaults, ...choices],
  });
  await view.user.click(await screen.findByRole('button', { name: 'Add Employee' }));
  // The form's code is loaded with the first opening, which takes longer on a busy machine.
  await screen.findByRole('button', { name: 'Add' }, { timeout: 15_000 });
  return view;
}

async function openStored({ server = [] }: ScreenQuestion = {}, until = 'Save') {
  const stored = answers(employeesEndpoints.details, filledRecord());
  const view = await renderScreen('/employees', {
    as: hr,
    server: [...server, listOf(employeeRow()), stored, ...choices],
  });
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Ana Reyes' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Update' }));
  await screen.findByRole('button', { name: until }, { timeout: 15_000 });
  return view;
}

const press = (user: UserEvent, name: string) => user.click(within(panel()).getByRole('button', { name }));

async function choose(user: UserEvent, label: string, option: string | RegExp): Promise<void> {
  await user.click(within(panel()).getByRole('combobox', { name: label }));
  await user.click(await within(panel()).findByRole('option', { name: option }));
}

async function fill(user: UserEvent): Promise<void> {
  const texts = {
    Name: 'Ben Cruz',
    'Employee ID': 'MUS-40',
    Position: 'Analyst',
    'Work email': 'ben@muster.example',
    'Address line 1': '1 Mango Street',
    City: 'Cebu',
    'ZIP code': '6000',
    'Bank account number': '001234567890',
    'Basic salary': '25000',
    'Cost start date': '2026-11-21',
  };
  for (const [label, text] of Object.entries(texts)) await user.type(field(label), text);
  await choose(user, 'Office', /^Head office/);
  await choose(user, 'Client', 'Harbour Legal');
  await choose(user, 'Shift', /^Day shift/);
  await choose(user, 'Cost currency', 'USD');
}

it('warns while typing about a record with the same mail, and about none otherwise', async () => {
  const { user } = await openNew();
  const asked = watch(duplicatesEndpoints.find, [
    { id: 7, name: 'Ana Reyes', client: 'Harbour Legal', status: 'resignation', matches: ['work-email'] },
  ]);
  await user.type(field('Work email'), 'ana@');
  await user.type(field('Work email'), 'muster.test');
  const link = await within(panel()).findByRole('link', { name: 'Ana Reyes' });
  expect(link.getAttribute('href')).toBe('/employees/7');
  expect(link.closest('li')?.textContent).toMatch(/Harbour Legal · Resign\w+ · same work email/);
  expect(asked.at(-1)?.body).toMatchObject({ work_email: 'ana@muster.test' });
});

it('fills days with one click: today, next Monday, and the start date for those that follow it', async () => {
  const { user } = await openNew();
  await user.click(within(panel()).getByRole('button', { name: 'Next Monday: Start date' }));
  expect(field('Start date')).toHaveProperty('value', '2026-11-23');
  await user.click(within(panel()).getByRole('button', { name: 'Start date: Orientation date' }));
  expect(field('Orientation date')).toHaveProperty('value', '2026-11-23');
});

it('adds an office beside the field, selects it, and leaves the form of the employee as it is', async () => {
  const { user } = await openNew();
  const [first, added] = [
    { id: 1, name: 'Head office', address: 'Ayala Avenue, Makati', timezone_id: 291 },
    { id: 77, name: 'Davao', address: '1 Quimpo Boulevard', timezone_id: 291 },
  ];
  const sent = watch(officesEndpoints.create, { id: 77, version: 1 });
  await user.click(within(panel()).getByRole('button', { name: 'Add office' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add office' });
  await user.type(within(dialog).getByLabelText(/^Name/), added.name);
  await user.type(within(dialog).getByLabelText(/^Address/), added.address);
  fakeServer.use(answers(lookupsEndpoints.offices, [first, added]));
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Office Davao has been successfully added.')).toBeTruthy();
  await expect.poll(() => field('Office')).toHaveProperty('value', 'Davao');
  expect(sent).toHaveLength(1);
  expect(within(panel()).queryByRole('alert')).toBeNull();
});

it('offers to add an office inside the list where none fits', async () => {
  const { user } = await openNew();
  await user.type(field('Office'), 'Nowhere');
  const note = await within(panel()).findByText(/^No matches\./);
  await user.click(within(note).getByRole('button', { name: 'Add office' }));
  expect(await screen.findByRole('dialog', { name: 'Add office' })).toBeTruthy();
});

it('adds no offices for others', async () => {
  await openNew({ as: recruitment });
  expect(within(panel()).queryByRole('button', { name: 'Add office' })).toBeNull();
});
