import { expect, it } from 'vitest';
import { configSummary } from './config-summary.ts';

const config = { billing_day: 17, terms_days: 15, currency: { code: 'AUD' }, subscription: { name: 'Monthly' } };

it('says in words when a client is billed and when it pays', () => {
  expect(configSummary(config)).toBe('Monthly on the 17th, due in 15 days, AUD');
  const days = [1, 2, 3, 11, 12, 13, 21, 22, 23, 31].map((billing_day) => configSummary({ ...config, billing_day }));
  expect(days.map((text) => text.match(/the (\w+)/)?.[1])).toEqual([
    '1st',
    '2nd',
    '3rd',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '31st',
  ]);
  expect(configSummary({ ...config, terms_days: '1' })).toContain('due in 1 day, ');
  expect(configSummary({ ...config, terms_days: 0 })).toContain('due at once, ');
});
