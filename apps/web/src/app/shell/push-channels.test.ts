import { expect, it } from 'vitest';
import { pageDataFor } from '../../testing/people.ts';
import { pushChannels } from './push-channels.ts';

it('joins the own channel, and those of employees and clients with the right to list them', () => {
  expect(pushChannels(pageDataFor({ roles: ['employee'] }))).toEqual(['private-user.7b1c']);
  expect(pushChannels(pageDataFor({ roles: ['hr'] }))).toEqual([
    'private-user.7b1c',
    'private-employees',
    'private-clients',
    'private-imports',
  ]);
  expect(pushChannels(pageDataFor({ roles: ['accounting'] }))).toEqual(['private-user.7b1c', 'private-clients']);
  expect(pushChannels(pageDataFor(null))).toEqual([]);
});

it('joins the channel of imports with the right to import anything', () => {
  expect(pushChannels(pageDataFor({ roles: ['hr'] }))).toContain('private-imports');
  expect(pushChannels(pageDataFor({ roles: ['account manager'] }))).not.toContain('private-imports');
});
