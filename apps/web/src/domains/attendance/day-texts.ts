import type { DayFigures, DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { minutesText } from '../../platform/format/minutes.ts';

type Figures = Omit<DayFigures, 'waiting_overtime_minutes'> & Pick<DayRow, 'waiting_overtime_minutes'>;

/** What is unusual about a day: '12 min late, 30 min overtime, 4 h on a holiday'. */
export function remarksOf(figures: Figures): string {
  const parts = [
    ['late', figures.late_minutes],
    ['undertime', figures.undertime_minutes],
    ['overtime', figures.overtime_minutes],
    ['overtime to approve', figures.waiting_overtime_minutes ?? 0],
    ['on a holiday', figures.holiday_minutes],
  ] as const;
  return parts.flatMap(([word, minutes]) => (minutes > 0 ? [`${minutesText(minutes)} ${word}`] : [])).join(', ');
}
