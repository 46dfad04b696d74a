import { expect, it } from 'vitest';
import { countErrors, messagesOf } from './form-messages.ts';

const wrong = (message: string) => ({ type: 'required', message });
const errors = {
  name: wrong('The name is required.'),
  contacts: [undefined, { phone: wrong('The phone is invalid.'), type: wrong('The type is required.') }],
  root: { server: { type: 'server', message: 'The office is closed.\nThe client is archived.' } },
};

it('lists every message with the path of its field, or without a path', () => {
  expect(messagesOf(errors)).toEqual([
    { field: 'name', text: 'The name is required.' },
    { field: 'contacts.1.phone', text: 'The phone is invalid.' },
    { field: 'contacts.1.type', text: 'The type is required.' },
    { field: null, text: 'The office is closed.' },
    { field: null, text: 'The client is archived.' },
  ]);
});

it('counts the errors of a section', () => {
  expect(countErrors(errors, ['name', 'position'])).toBe(1);
  expect(countErrors(errors, ['contacts'])).toBe(2);
  expect(countErrors({}, ['name'])).toBe(0);
});
