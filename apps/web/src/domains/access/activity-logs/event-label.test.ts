import { expect, it } from 'vitest';
import { eventArea, eventLabel } from './event-label.ts';

it('names an event by what was done, in plain words', () => {
  expect(eventLabel('accounts.change-password')).toBe('Change password');
  expect(eventLabel('employees.read-sensitive')).toBe('View sensitive data');
  expect(eventLabel('employees.attach')).toBe('Add attachment');
  expect(eventLabel('accounts.login')).toBe('Sign in');
  expect(eventLabel('clients.read-costs')).toBe('View costs');
  expect(eventArea('accounts.change-password')).toBe('Accounts');
});
