import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { payChangesCalls } from '@muster/contract/domains/employees/pay-changes.calls.ts';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
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

    const { waiting } = (await hr.call(payChangesCalls.list)).body;
    expect(waiting.map((one) => [one.id, one.requested_by, one.abilities])).toEqual(
      [salary, cost].map((one) => [one?.id, own.name, { decide: true, withdraw: false }]),
    );
    expect(JSON.stringify(waiting)).not.toMatch(/31337|1300/);
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
    const notified = await portal.db
      .selectFrom('notification')
      .select(['title', 'body'])
      .where('user_id', '=', hr.userId)
      .where('link', '=', '/pay-changes')
      .execute();
    expect(notified.map(({ title }) => title)).toEqual(Array(2).fill('A pay change needs your decision'));
    expect(JSON.stringify(notified)).not.toMatch(/31337|1300/);
  } finally {
    await portal.close();
  }
});
