import { latestDay } from '../../plain-day.ts';
import type { AccrualLine, AccrualSpan } from './leave-accrual.rules.ts';

const days = (count: number) => count * 480;

export const accrualLine = (line: Partial<AccrualLine> = {}): AccrualLine => ({
  accrual: 'monthly',
  yearly_minutes: days(12),
  prorates_joining: true,
  prorates_leaving: true,
  rounding: 'half_day',
  cap_minutes: null,
  carry_minutes: null,
  carry_months: null,
  waiting_months: 0,
  steps: [],
  ...line,
});

/** Of an employment since the first day of 2024. */
export const accrualSpan = (line: Partial<AccrualLine> = {}, span: Partial<AccrualSpan> = {}): AccrualSpan => ({
  ...{ line: accrualLine(line), from: '2026-01-01', until: latestDay, started: '2024-01-01', ended: null },
  ...span,
});
