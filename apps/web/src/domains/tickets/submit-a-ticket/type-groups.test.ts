import type { FiledTicketType } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import { expect, it } from 'vitest';
import { typeGroups } from './type-groups.ts';

const type = (code: string, gaps: Partial<FiledTicketType> = {}): FiledTicketType => ({
  ...{ id: 1, code, name: code, description: null, sides: ['employee'], is_for_others: false },
  ...{ group: 'hr', needs_approval: false, approval_steps: [], answered_within: null },
  ...gaps,
});
const texts = (groups: ReturnType<typeof typeGroups>) =>
  groups.map(({ title, types }) => [title, ...types.map(({ name }) => name)]);

it('groups types by what they are about, and those of a company by who handles them', () => {
  const own = type('PARKING', { group: 'office admin' });
  const types = [type('IT'), type('GEN'), type('LEAVE'), own, type('ODD', { group: 'accounting' }), type('COE')];
  expect(texts(typeGroups(types, ''))).toEqual([
    ['Schedule and leave', 'LEAVE'],
    ['Pay and documents', 'COE'],
    ['IT and equipment', 'IT', 'PARKING'],
    ['Everything else', 'GEN', 'ODD'],
  ]);
});

it('has what is filed only for employees at the end, and finds words of name and description', () => {
  const types = [type('LEAVE', { sides: [] }), type('PAY', { name: 'Payroll', description: 'About a payslip.' })];
  expect(texts(typeGroups(types, ''))).toEqual([
    ['Pay and documents', 'Payroll'],
    ['For an employee', 'LEAVE'],
  ]);
  expect(texts(typeGroups(types, 'PAYSLIP about'))).toEqual([['Pay and documents', 'Payroll']]);
  expect(typeGroups(types, 'nothing')).toEqual([]);
});
