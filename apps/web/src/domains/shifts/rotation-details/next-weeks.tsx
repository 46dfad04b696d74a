import type { PatternDay, RotationDetails } from '@muster/contract/domains/shifts/rotation-answers.ts';
import { rotationShiftOn, rotationWeek } from '@muster/contract/domains/shifts/rotation-week.rules.ts';
import { addDays, mondayOf } from '@muster/contract/plain-day.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { PatternTable } from './pattern-table.tsx';

/** The pattern from a day on, once through, with the dates of its weeks. Days before the first one stay empty. */
export function NextWeeks({ rotation, startsOn, from }: NextWeeksProps) {
  const monday = mondayOf(from);
  const pattern = {
    weeks: rotation.weeks,
    days: rotation.days.map(({ week, weekday, shift }) => ({ week, weekday, shiftId: shift.id })),
  };
  const byShift = new Map<number, PatternDay>(rotation.days.map((day) => [day.shift.id, day]));
  const rows = Array.from({ length: rotation.weeks }, (_, index) => addDays(monday, index * 7)).map((first) => ({
    label: `${formatDay(first)}, week ${rotationWeek(rotation.weeks, startsOn, first)}`,
    days: Array.from({ length: 7 }, (_, day) => {
      const date = addDays(first, day);
      if (date < from) return 'before' as const;
      return byShift.get(rotationShiftOn(pattern, startsOn, date) ?? 0) ?? null;
    }),
  }));
  return <PatternTable label="Next weeks" rows={rows} />;
}

interface NextWeeksProps {
  readonly rotation: Pick<RotationDetails, 'weeks' | 'days'>;
  readonly startsOn: string;
  readonly from: string;
}
