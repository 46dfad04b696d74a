import { expect, it } from 'vitest';
import { pageDataFor } from '../../testing/people.ts';
import { pushChannels } from './push-channels.ts';

it('joins the own channel, and those of what may be listed or looked at', () => {
  expect(pushChannels(pageDataFor({ roles: ['employee'] }))).toEqual(['private-user.7b1c']);
  expect(pushChannels(pageDataFor({ roles: ['hr'] }))).toEqual([
    'private-user.7b1c',
    'private-employees',
    'private-clients',
    'private-schedule',
  ]);
  expect(pushChannels(pageDataFor({ roles: ['accounting'] }))).toEqual(['private-user.7b1c', 'private-clients']);
  expect(pushChannels(pageDataFor({ roles: ['team lead'] }))).toEqual(['private-user.7b1c', 'private-schedule']);
  expect(pushChannels(pageDataFor(null))).toEqual([]);
});
