import { expect, it } from 'vitest';
import { domainReads, domains } from './domain-map.ts';
import { codebaseOf, readCodebase } from './reading/codebase.ts';
import { readersOf, tablesIn } from './reading/table-reads.ts';
import { ownersOf } from './rules/table-owners.ts';

it('architecture/domain-map.ts lists exactly the domains whose tables a domain reads', () => {
  const codebase = readCodebase();
  const owners = ownersOf(codebase);
  const readers = [...readersOf(codebase)];
  const derived = domains.flatMap((domain) => {
    const read = domains.filter(
      (other) => other !== domain && readers.some(([table, by]) => by.has(domain) && owners?.get(table) === other),
    );
    return read.length > 0 ? [[domain, read] as const] : [];
  });
  expect(domainReads, 'Change domainReads in architecture/domain-map.ts, or the SQL.').toEqual(
    Object.fromEntries(derived),
  );
});

const tables = new Set(['employee', 'client', 'team', 'shift', 'punch']);

it.each([
  ['select id from employee e join client c on c.id = e.client_id', ['employee', 'client']],
  ['select 1 from employee, client as c, team t where true', ['employee', 'client', 'team']],
  ['update employee set name = c.name from client c', ['client']],
  ['delete from employee using client c where c.id = client_id', ['client']],
  ['delete from employee where id = 1', []],
  ['insert into employee (id) select id from team', ['team']],
  ['merge into employee e using shift s on s.id = e.id', ['shift']],
  ['select extract(epoch from now()) from (select 1) employee_days', []],
])('finds the tables read by %s', (sql, read) => {
  expect(tablesIn(sql, tables)).toEqual(read);
});

it('follows builder calls, constants of other files and SQL functions', () => {
  const codebase = codebaseOf({
    'apps/server/src/database/owners.ts':
      "export const owners = { employee: 'employees', client: 'clients', team: 'teams', shift: 'shifts', punch: 'attendance' };",
    'apps/server/src/database/migrations/0001-a.sql':
      'create function days_of(x integer) returns integer language sql return (select 1 from employee);',
    'apps/server/src/database/migrations/0002-b.sql':
      'create or replace function days_of(x integer) returns integer language sql return (select 1 from shift -- employee\n); create function all_days() returns integer language sql return days_of(1);',
    'apps/server/src/platform/session/rights.ts': 'export const columns = `(select 1 from team)`;',
    'apps/server/src/domains/home/home.repository.ts': [
      "import { columns } from '../../platform/session/rights.ts';",
      "export const one = (db) => db.selectFrom('client as c').innerJoin('punch', 'punch.id', 'c.id');",
      'export const two = (db) => sql`select all_days()`.execute(db);',
      'export const three = () => columns;',
    ].join('\n'),
  });
  const byHome = [...readersOf(codebase)].flatMap(([table, by]) => (by.has('home') ? [table] : []));
  expect(byHome.toSorted()).toEqual(['client', 'punch', 'shift', 'team']);
});
