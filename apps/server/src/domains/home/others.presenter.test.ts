import { expect, it } from 'vitest';
import { viewerOf } from '../../testing/factories/approvals.ts';
import { presentOthers } from './others.presenter.ts';

const person = {
  source: 'role' as const,
  role: 'hr',
  employee_id: null,
  client_id: null,
  user_id: 7,
  name: 'Andrea Lim',
  own_records: [],
  roles: [],
  permissions: [],
};
const colleague = { ...person, source: 'client-approver' as const, role: null, client_id: 3, name: 'Joan Hart' };
const foreign = { ...colleague, client_id: 4, name: 'Uma Foreign' };
const user = { id: 1, name: 'Somebody', employee_id: null };
const staff = { ...viewerOf(user), roles: ['hr' as const] };
const client = { ...viewerOf(user), roles: ['client-user' as const], clientId: 3 };
const employee = { ...viewerOf(user), roles: ['employee' as const], employeeId: 9 };

it('names everybody to staff, the first three', () => {
  const people = ['A', 'B', 'C', 'D', 'D'].map((name) => ({ ...person, name }));
  expect(presentOthers(staff, people)).toEqual({ names: ['A', 'B', 'C'], more: 1 });
});

it('names a client its own people only, and the provider otherwise', () => {
  expect(presentOthers(client, [colleague, foreign, person])).toEqual({
    names: ['Joan Hart', 'Your provider'],
    more: 0,
  });
});

it('says to an employee what the people are', () => {
  expect(presentOthers(employee, [person, colleague])).toEqual({ names: ['HR', 'The client'], more: 0 });
});
