import { expect, it } from 'vitest';
import { movedText } from './moved-text.ts';

const values = { effective_date: '2026-03-02', start_date: '2026-03-09', immediately: false };
const moved = { name: 'Ana Reyes', values, type: 'Suspended', today: '2026-03-02' };
const tomorrow = { ...moved, today: '2026-03-01' };

const said = (...given: Parameters<typeof movedText>) => movedText(...given).replace(/\s/g, ' ');

it('says what a move did, and from which day', () => {
  expect(said('deactivate', moved)).toBe('Ana Reyes is now suspended.');
  expect(said('deactivate', { ...moved, type: 'Leave of Absence' })).toBe('Ana Reyes is now on leave.');
  expect(said('deactivate', { ...moved, type: null })).toBe('Ana Reyes is now inactive.');
  expect(said('deactivate', tomorrow)).toBe('Ana Reyes is suspended from Mar 2.');
  expect(said('reactivate', moved)).toBe('Ana Reyes is active again.');
  expect(said('reactivate', tomorrow)).toBe('Ana Reyes is active again from Mar 2.');
  expect(said('separate', moved)).toBe('The last day of Ana Reyes is Mar 2.');
  expect(said('rehire', moved)).toBe('Ana Reyes is rehired from Mar 9.');
});

it('says that an employment has ended', () => {
  const ended = { ...moved, values: { ...values, immediately: true } };
  expect(said('separate', ended)).toBe('The employment of Ana Reyes has ended.');
});
