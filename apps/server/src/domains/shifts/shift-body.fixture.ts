import { zoneIds } from '../../database/seed/known-ids.ts';
import { nextNumber } from '../../testing/factories/numbers.ts';

/** 22:00 to 07:00 in Manila with a meal of an hour, as a form sends it. */
export const nightShiftBody = () => ({
  name: `Night ${nextNumber()}`,
  kind: 'Night Shift' as const,
  timezone_id: zoneIds.manila,
  start_time: '22:00',
  end_time: '07:00',
  work_days: [1, 2, 3, 4, 5],
  used_on_holidays: false,
  used_on_restdays: false,
  shift_breaks: [{ shift_break_type_id: 1, starts_after_minutes: 240, minutes: 60 }],
  shift_overtimes: [{ applies: 'after' as const, minimum_minutes: 30, rounding_minutes: 15, needs_approval: true }],
  shift_active_start_date: '2020-01-01',
});
