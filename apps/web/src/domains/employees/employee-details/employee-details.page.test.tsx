import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessEndpoints } from '../../../platform/api/endpoints/activity.generated.ts';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { employeeRecord, recordAnswers, recordFacts } from '../employee-record.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const manager = { roles: ['account manager'] as const };
const ana = employeeRecord();
const bare = employeeRecord({
  sensitiveData: false,
  abilities: { update: false, delete: false, exempt: false, policies: false },
});

describe('the details of an employee', () => {
  it('state.regularization.1 shows name, status and profile', async () => {
    await renderScreen('/employees/12?tab=profile', { as: hr, server: recordAnswers(ana) });
    expect(await heading('Ana Reyes')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'MUS-12' })).toBeTruthy();
    expect(screen.getByText('Active')).toBeTruthy();
    expect(screen.getByText('February 28, 2025')).toBeTruthy();
    expect((await screen.findAllByText('Head office')).length).toBeGreaterThan(0);
  });

  it('begins with the key facts, the next shift and the newest activity in words', async () => {
    const line = {
      id: 9,
      at: '2026-03-02T01:00:00Z',
      event: 'employees.read-sensitive',
      actor: { id: 1, name: 'Andrea Lim' },
      impersonator: null,
      subject: { kind: 'employee', id: '12', name: 'Ana Reyes' },
      before: null,
      after: null,
      details: { group: 'pay' },
    };
    const server = [answers(accessEndpoints.activityLogs, { data: [line], total: 1 }), ...recordAnswers(ana)];
    await renderScreen('/employees/12', { as: hr, server });
    expect(await screen.findByText('9 members')).toBeTruthy();
    expect(screen.getByText('Regular')).toBeTruthy();
    expect(screen.getByText('Dennis Castillo')).toBeTruthy();
    expect(screen.getByText(/Tue, Mar 3 · 6:00 AM – 2:30 PM/)).toBeTruthy();
    expect((await screen.findByText('Andrea Lim')).closest('p')?.textContent).toBe(
      'Andrea Lim viewed the pay and bank details',
    );
  });

  it('says since when and why an employee is inactive', async () => {
    const inactive = employeeRecord({ employee_status_type_group: { name: 'inactive' } });
    const facts = recordFacts({ status: { group: 'inactive', name: 'On leave', since: '2026-02-10' } });
    const server = [answers(employeesEndpoints.recordFacts, facts), ...recordAnswers(inactive)];
    await renderScreen('/employees/12', { as: hr, server });
    expect(await screen.findByText('Inactive · On leave since Feb 10')).toBeTruthy();
  });

  it('product.sensitive.1 masks the sensitive groups until one is revealed, and hides it again', async () => {
    fakeServer.use(...recordAnswers(ana));
    const requests = watch(employeesEndpoints.sensitiveGroup, { basic_salary: '25000.00' });
    const details = watch(employeesEndpoints.details, ana);
    const { user } = await renderScreen('/employees/12', { as: hr });
    expect(await screen.findByText('PHP ••••••')).toBeTruthy();
    expect(details[0]?.query.get('sensitive')).toBe('preview');
    expect(requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Reveal Pay and bank' }));
    expect(await screen.findByText('PHP 25,000.00')).toBeTruthy();
    expect(requests[0]?.query.get('group')).toBe('pay');
    await user.click(screen.getByRole('button', { name: 'Hide Pay and bank' }));
    expect(screen.queryByText('PHP 25,000.00')).toBeNull();
  });

  it('reveals nothing of an empty group, and opens it only for who may enter something', async () => {
    const empty = { ...ana, sensitive_preview: { government: [], pay: [], home: [], notes: [] } };
    await renderScreen('/employees/12', { as: hr, server: recordAnswers(empty) });
    expect(await screen.findByRole('button', { name: 'Enter Notes' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Reveal/ })).toBeNull();
    cleanup();
    const looked = { ...empty, abilities: { ...ana.abilities, update: false } };
    await renderScreen('/employees/12', { as: hr, server: recordAnswers(looked) });
    expect(await screen.findAllByText('Not entered')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Enter Notes' })).toBeNull();
  });

  it('product.sensitive.1 omits the sensitive section if the record does not contain it', async () => {
    await renderScreen('/employees/12', { as: manager, server: recordAnswers(bare) });
    await heading('Ana Reyes');
    expect(screen.queryByRole('heading', { name: 'Sensitive details' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
    expect(tabNames()).toEqual(['Summary', 'Profile', 'Employment', 'Policies', 'ID card', 'Evaluation history']);
  });

  it('keeps the open tab in the address', async () => {
    const { user, address } = await renderScreen('/employees/12?tab=employment', {
      as: hr,
      server: recordAnswers(ana),
    });
    const clients = await screen.findByRole('list', { name: 'Clients (current and planned)' });
    expect(clients.textContent).toBe('Harbour LegalSince Aug 31, 2024Current');
    const past = within(screen.getByRole('table', { name: 'Clients (past)' }));
    expect(past.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ClientFromUntil',
      'North PharmaJan 1, 2024Aug 30, 2024',
    ]);
    expect(await screen.findByText('Added as Active')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Costs' }));
    expect(await screen.findByText('AUD 1,200.50')).toBeTruthy();
    expect(address()).toBe('/employees/12?tab=costs');
    await user.click(screen.getByRole('link', { name: 'Policies' }));
    expect(await screen.findByText('Standard leave')).toBeTruthy();
  });

  it('opens the summary if the viewer may not see the part in the address', async () => {
    const requests = watch(employeeHistoryEndpoints.costs, { cost: [], re_fee: [], nonrefundable: [] });
    await renderScreen('/employees/12?tab=costs', { as: manager, server: recordAnswers(bare) });
    await heading('Ana Reyes');
    expect(screen.getByRole('link', { name: 'Summary' }).getAttribute('aria-current')).toBe('page');
    expect(requests).toEqual([]);
  });

  it('shows only the activity of this employee', async () => {
    fakeServer.use(...recordAnswers(ana));
    const requests = watch(accessEndpoints.activityLogs, {
      data: [
        {
          id: 9,
          at: '2026-03-02T01:00:00Z',
          event: 'employees.update',
          actor: { id: 1, name: 'Hannah Ramos' },
          impersonator: null,
          subject: { kind: 'employee', id: '12', name: 'Ana Reyes' },
          before: { position: 'Clerk' },
          after: { position: 'Paralegal' },
          details: null,
        },
      ],
      total: 1,
    });
    const { user, address } = await renderScreen('/employees/12?tab=activity', { as: hr });
    expect(await screen.findByText('Hannah Ramos changed the position from Clerk to Paralegal')).toBeTruthy();
    expect(await screen.findByText('Position: Clerk → Paralegal')).toBeTruthy();
    const filtersOf = (request: (typeof requests)[number] | undefined) =>
      JSON.parse(request?.query.get('dt_params') ?? '{}').filters;
    expect(filtersOf(requests[0])).toMatchObject({ subject_kind: { value: 'employee' }, subject_id: { value: '12' } });
    expect(filtersOf(requests[0]).kind.value).toEqual(['changes', 'status', 'files']);
    await user.click(screen.getByRole('checkbox', { name: 'Viewed sensitive data' }));
    await expect.poll(() => filtersOf(requests.at(-1)).kind.value).toEqual(['changes', 'status', 'files', 'reads']);
    expect(decodeURIComponent(address())).toBe('/employees/12?tab=activity&show=changes,status,files,reads');
  });

  it.each(['/employees/999', '/employees/twelve', '/employees/0'])(
    'says at %s that there is no such employee',
    async (address) => {
      await renderScreen(address, { as: hr, server: [refuses(employeesEndpoints.details, 'not-found')] });
      expect(await heading('Employee not found')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Back to the employees' }).getAttribute('href')).toBe('/employees');
    },
  );

  it('offers to try again if the record could not be loaded', async () => {
    const { user } = await renderScreen('/employees/12', {
      as: hr,
      server: [refuses(employeesEndpoints.details, 'unexpected')],
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fakeServer.use(...recordAnswers(ana));
    await user.click(again);
    expect(await heading('Ana Reyes')).toBeTruthy();
  });

  it('state.form-mode.3 shows the new values after an update, without requesting the list', async () => {
    const { user } = await renderScreen('/employees/12', { as: hr, server: recordAnswers(ana) });
    const lists = watch(employeesEndpoints.table, { data: [], total: 0 });
    await heading('Ana Reyes');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    // The form replaces its loading panel.
    const position = await screen.findByLabelText(/^Position/, {}, { timeout: 15_000 });
    const panel = screen.getByRole('dialog', { name: 'Employee Form Details' });
    fireEvent.change(position, { target: { value: 'Case manager' } });
    fakeServer.use(
      answers(employeesEndpoints.update, { id: 12, version: 4 }),
      ...recordAnswers(employeeRecord({ version: 4, position: 'Case manager' })),
    );
    await user.click(within(panel).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Case manager')).toBeTruthy();
    expect(lists).toEqual([]);
  });
});

const tabNames = () =>
  within(screen.getByRole('navigation', { name: 'Parts of the record' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
