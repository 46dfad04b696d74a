import { expect, it } from 'vitest';
import { pageDataFor } from '../../testing/people.ts';
import { pushChannels } from './push-channels.ts';

it('joins the own channel, and the channels of visible lists', () => {
  expect(pushChannels(pageDataFor({ roles: ['employee'] }))).toEqual(['private-user.7b1c']);
  expect(pushChannels(pageDataFor({ roles: ['hr'] }))).toEqual([
    'private-user.7b1c',
    'private-employees',
    'private-clients',
    'private-client-notifications',
    'private-schedule',
    'private-timesheets',
    'private-imports',
    'private-lookups',
    'private-holiday-calendars',
    'private-holidays',
    'private-holiday-policies',
    'private-holiday-swaps',
    'private-leave-policies',
    'private-leave-types',
    'private-leave-balances',
    'private-leave-requests',
    'private-tickets',
    'private-open-positions',
    'private-candidates',
    'private-availabilities',
  ]);
  expect(pushChannels(pageDataFor({ roles: ['accounting'] }))).toEqual([
    'private-user.7b1c',
    'private-clients',
    'private-client-notifications',
    'private-tickets',
  ]);
  expect(pushChannels(pageDataFor({ roles: ['team lead'] }))).toEqual([
    'private-user.7b1c',
    'private-schedule',
    'private-timesheets',
    'private-holiday-swaps',
    'private-leave-requests',
    'private-tickets',
  ]);
  expect(pushChannels(pageDataFor({ roles: ['client-user'] }))).toEqual(['private-user.7b1c']);
  expect(pushChannels(pageDataFor(null))).toEqual([]);
});

it('joins the channel of imports with the right to any import', () => {
  expect(pushChannels(pageDataFor({ roles: ['hr'] }))).toContain('private-imports');
  expect(pushChannels(pageDataFor({ roles: ['account manager'] }))).not.toContain('private-imports');
});
