import { expect, it } from 'vitest';
import { audienceText, rolesText } from './audience-text.ts';

const none = { chosen_clients: 0, statuses: [] };

it('names the audience', () => {
  expect(audienceText({ ...none, audience: 'all' })).toBe('All clients');
  expect(audienceText({ ...none, audience: 'clients', chosen_clients: 1 })).toBe('1 client');
  expect(audienceText({ ...none, audience: 'clients', chosen_clients: 3 })).toBe('3 clients');
  expect(audienceText({ ...none, audience: 'statuses', statuses: ['Active', 'Potential'] })).toBe(
    'Active and Potential clients',
  );
});

it('says which of their users', () => {
  expect(rolesText(['client', 'client-user', 'client-admin'])).toBe('All users');
  expect(rolesText(['client', 'client-admin'])).toBe('Main contacts and Client admins');
});
