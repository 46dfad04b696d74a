import { weekdaysText, weekdayText } from '@muster/contract/plain-day.ts';
import { expect, it } from 'vitest';
import { withoutPresentYear } from './present-year.ts';

it('leaves the present year out of days with a weekday, and no other', () => {
  const shown = (text: string) => withoutPresentYear(text, '2026');
  expect(shown(`Ana Reyes, ${weekdaysText('2026-03-16', '2026-03-18')}.`)).toBe(
    'Ana Reyes, Mon, Mar 16 – Wed, Mar 18.',
  );
  expect(shown(weekdaysText('2026-12-30', '2027-01-04'))).toBe('Wed, Dec 30 – Mon, Jan 4, 2027');
  expect(shown(`No leave needed: ${weekdayText('2026-03-17')} (holiday).`)).toBe(
    'No leave needed: Tue, Mar 17 (holiday).',
  );
  expect(shown('Since 2026, Mar 09, 2026 and invoice 2026')).toBe('Since 2026, Mar 09, 2026 and invoice 2026');
});
