import { expect, it } from 'vitest';
import { hoursText } from './shift-texts.ts';

it('names the zone of local times', () => {
  expect(hoursText({ start_time: '09:00', end_time: '18:00', timezone: 'America/New_York' })).toBe(
    '9:00 AM – 6:00 PM New York',
  );
});
