import type { FiledTicketType } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import { expect, it } from 'vitest';
import { typeGroups } from './type-groups.ts';

const type = (name: string, sides: FiledTicketType['sides'], description: string | null = null): FiledTicketType => ({
  ...{ id: 1, code: name.toUpperCase(), name, description, sides },
  is_for_others: sides.length === 0,
});
const texts = (groups: ReturnType<typeof typeGroups>) =>
  groups.map(({ title, types }) => [title, ...types.map(({ name }) => name)]);

it('groups types by the side on which they are filed, each once', () => {
  const types = [type('Leave', []), type('Payslip', ['staff', 'employee']), type('Certificate', ['employee'])];
  expect(texts(typeGroups(types, ''))).toEqual([
    ['For your work', 'Payslip'],
    ['As an employee', 'Certificate'],
    ['For an employee', 'Leave'],
  ]);
});

it('has no title where everything is of one side, and finds words of name and description', () => {
  const types = [type('Camera', ['client'], 'Ask for a recording.'), type('Accounts', ['client'])];
  expect(texts(typeGroups(types, ''))).toEqual([[null, 'Camera', 'Accounts']]);
  expect(texts(typeGroups(types, ' RECORDING camera'))).toEqual([[null, 'Camera']]);
  expect(typeGroups(types, 'payslip')).toEqual([]);
});
