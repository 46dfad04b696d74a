import { expect, it } from 'vitest';
import { comingText } from './coming-text.ts';

it('names what comes to each side', () => {
  expect(comingText(['client-admin'])).toMatch(/^Hours and leave of your people/);
  expect(comingText(['employee'])).toBe(
    'Timesheets to submit, days to fix and swaps that colleagues ask you for appear here.',
  );
  expect(comingText(['employee', 'team lead'])).toMatch(/^Corrections, .*as do your own timesheets/);
});
