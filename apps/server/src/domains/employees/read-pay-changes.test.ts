import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { payChangesCalls } from '@muster/contract/domains/employees/pay-changes.calls.ts';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { createPayChanges } from '../../testing/row-security/pay-change-reads.ts';
import { employeeBody } from './employee-body.fixture.ts';

it('shows an own change to those who see pay, with the values of each, and notifies who decides', async () => {
  const portal = await buildTestApp();
  try {
    const [hr, workforce, finance] = [
      await portal.as({ roles: ['hr'] }),
      await portal.as({ roles: ['workforce admin'] }),
      await portal.as({ roles: ['finance'] }),
    ];
    const body = await employeeBody(portal.db);
    const { id } = (await hr.call(employeesCalls.create, { body })).body;
    const { cost_effective_from, cost_effective_to, cost_amount, cost_currency_id, ...kept } = body;
    const record = { ...kept, id };
    // Without the setting, changes of others need nobody.
    await hr.call(employeesCalls.update, { body: { ...record, basic_salary: '26000.00' } });

    const own = await portal.as({ roles: ['hr'], employeeId: id });
    const amount = { employee_id: id, kind: 'cost', effective_from: '2027-01-01', currency_id: 2 } as const;
    const change = { ...record, basic_salary: '31337.00', payment_method: 'Cash' } as const;
    const salary = (await own.call(employeesCalls.update, { body: change })).body.pay_change;
    const cost = (await own.call(employeeHistoryCalls.addAmount, { body: { ...amount, amount: '1300.00' } })).body
      .pay_change;
    expect([salary?.fields, cost?.fields]).toEqual([['Payment method', 'Basic salary'], ['Base cost']]);

    const { data } = (await hr.call(payChangesCalls.list)).body;
    expect(data.map((one) => [one.id, one.requested_by, one.abilities])).toEqual(
      [salary, cost].map((one) => [one?.id, own.name, { decide: true, withdraw: false }]),
    );
    expect(JSON.stringify(data)).not.toMatch(/31337|1300/);
    const values = async (of: number) =>
      (await hr.call(payChangesCalls.values, { params: { id: of } })).body.values.map(({ before, after }) => [
        before,
        after,
      ]);
    expect(await values(salary?.id ?? 0)).toEqual([
      ['Bank Account', 'Cash'],
      ['PHP 26,000.00', 'PHP 31,337.00'],
    ]);
    expect(await values(cost?.id ?? 0)).toEqual([
      ['AUD 1,200.50', 'AUD 1,300.00'],
      ['Mar 02, 2026', 'Jan 01, 2027'],
      [null, null],
    ]);
    for (const other of [workforce, finance]) {
      const list = await other.refused(payChangesCalls.list);
      const shown = await other.refused(payChangesCalls.values, { params: { id: salary?.id ?? 0 } });
      expect([list.status, shown.status]).toEqual([403, 403]);
    }
    const notified = (await readNotices(portal, hr.userId)).filter(({ path }) => path?.startsWith('/action-center/'));
    expect(notified.map(({ title }) => title)).toEqual(
      Array(2).fill(expect.stringMatching(/^A pay change for .+ needs your decision$/)),
    );
    expect(JSON.stringify(notified)).not.toMatch(/31337|1300/);
  } finally {
    await portal.close();
  }
});

it('a requester who lost the sensitive right finds and withdraws the own requests, without values', async () => {
  const portal = await buildTestApp({ secondPersonFor: ['payment_method', 'cost'] });
  try {
    const rights = ['can update employees', 'can view all employees'] as const;
    const sensitive = 'can view employees sensitive data';
    const [hr, editor, colleague, payroll] = [
      await portal.as({ roles: ['hr'] }),
      await portal.as({ permissions: [...rights, sensitive] }),
      await portal.as({ permissions: rights }),
      await portal.as({ roles: ['payroll'] }),
    ];
    const requested = async () => {
      const body = await employeeBody(portal.db);
      const { id } = (await hr.call(employeesCalls.create, { body })).body;
      const { name, ...open } = (await editor.call(employeesCalls.details, { params: { id } })).body;
      const change = { ...open, name, payment_method: 'Cash' } as const;
      return (await editor.call(employeesCalls.update, { body: change as never })).body.pay_change?.id ?? 0;
    };
    const [first, second] = [await requested(), await requested()];
    await portal.db
      .deleteFrom('user_permission')
      .where('user_id', '=', editor.userId)
      .where('permission_id', 'in', portal.db.selectFrom('permission').select('id').where('name', '=', sensitive))
      .execute();
    const listed = async (who: typeof hr, view: 'waiting' | 'decided' = 'waiting') =>
      (await who.call(payChangesCalls.list, { query: { view } })).body.data.map(({ id, abilities }) => [id, abilities]);
    const own = { decide: false, withdraw: true };
    expect(await listed(editor)).toEqual([
      [first, own],
      [second, own],
    ]);
    expect(await listed(colleague)).toEqual([]);
    expect((await listed(payroll)).length).toBe(2);
    expect((await editor.refused(payChangesCalls.values, { params: { id: first } })).status).toBe(403);
    expect((await colleague.refused(payChangesCalls.withdraw, { body: { id: first } })).status).toBe(403);
    expect((await editor.refused(payChangesCalls.withdraw, { body: { id: first } })).status).toBe(204);
    const refusal = { id: second, decision: 'refused', note: 'Ask payroll first.' } as const;
    expect((await hr.refused(payChangesCalls.decide, { body: refusal })).status).toBe(204);
    expect([await listed(editor), await listed(editor, 'decided')]).toEqual([
      [],
      [[second, { decide: false, withdraw: false }]],
    ]);
    const { data } = (await editor.call(payChangesCalls.list, { query: { view: 'decided' } })).body;
    expect(data[0]).toMatchObject({ decided_by: hr.name, note: 'Ask payroll first.', fields: ['Payment method'] });
  } finally {
    await portal.close();
  }
});

it('lists any number of waiting changes page by page', async () => {
  const portal = await buildTestApp();
  try {
    const hr = await portal.as({ roles: ['hr'] });
    const employees = await Promise.all(Array.from({ length: 3 }, () => createEmployee(portal.db)));
    for (const { id: employeeId } of employees) await createPayChanges(portal.db, { employeeId, userId: hr.userId });
    const page = async (first: number, search = '') => {
      const filters = search === '' ? {} : { global: { value: search, matchMode: 'contains' } };
      const dt_params = JSON.stringify({ first, rows: 2, sort: [], filters });
      const { data, total } = (await hr.call(payChangesCalls.list, { query: { dt_params } })).body;
      return [data.map(({ employee }) => employee.id), total];
    };
    const ids = employees.map(({ id }) => id);
    expect([await page(0), await page(2)]).toEqual([
      [ids.slice(0, 2), 3],
      [ids.slice(2), 3],
    ]);
    expect(await page(0, employees[1]?.name)).toEqual([[ids[1]], 1]);
  } finally {
    await portal.close();
  }
});

it('announces to open records when a change is requested, rejected or withdrawn', async () => {
  const portal = await buildTestApp();
  try {
    const hr = await portal.as({ roles: ['hr'] });
    const body = await employeeBody(portal.db);
    const { id } = (await hr.call(employeesCalls.create, { body })).body;
    const own = await portal.as({ roles: ['hr'], employeeId: id });
    let last = 0;
    const announced = async () => {
      const rows = await portal.db
        .selectFrom('event_outbox')
        .select(['id', 'payload'])
        .where('name', '=', 'employee.pay-change-changed')
        .where('id', '>', last)
        .execute();
      last = rows.at(-1)?.id ?? last;
      return rows.map(({ payload }) => payload);
    };
    const expected = [{ employeeId: id, clientId: body.client_id }];
    const amount = { employee_id: id, kind: 'cost', effective_from: '2027-01-01', currency_id: 2 } as const;
    const request = async () =>
      (await own.call(employeeHistoryCalls.addAmount, { body: { ...amount, amount: '1300.00' } })).body.pay_change
        ?.id ?? 0;
    const first = await request();
    expect(await announced()).toEqual(expected);
    await own.call(payChangesCalls.withdraw, { body: { id: first } });
    expect(await announced()).toEqual(expected);
    const second = await request();
    await announced();
    await hr.call(payChangesCalls.decide, { body: { id: second, decision: 'refused', note: 'No.' } });
    expect(await announced()).toEqual(expected);
  } finally {
    await portal.close();
  }
});
