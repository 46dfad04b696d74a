import { expect, it } from 'vitest';
import { policiesSource } from './policies-source.ts';

const printed = (using: string) =>
  policiesSource([{ table: 'team', command: 'ALL', using, check: null }])
    .split('\n')
    .find((line) => line.startsWith('    '))
    ?.trim();

it.each([
  [
    '(( SELECT scope_sees_all() AS scope_sees_all) OR (client_id = ( SELECT scope_client() AS scope_client)))',
    '"scope_sees_all() or client_id = scope_client()",',
  ],
  [
    '(( SELECT scope_sees_all() AS scope_sees_all) OR may_see_employee(employee_id))',
    '"scope_sees_all() or may_see_employee(employee_id)",',
  ],
  ['true', '"true",'],
  ['((a = b) AND (c = d))', '"(a = b) and (c = d)",'],
  ['(a OR b) AND (c OR d)', '"(a or b) and (c or d)",'],
])('prints %s readably', (using, line) => {
  expect(printed(using)).toBe(line);
});

it('names the command of a policy that is not for all', () => {
  const source = policiesSource([{ table: 'activity_log', command: 'INSERT', using: null, check: 'true' }]);
  expect(source).toContain('"insert: true"');
});
