import type { CalendarPerson, ShiftDetails, ShiftRow } from '@muster/contract/domains/shifts/shift-answers.ts';

export const nightRow: ShiftRow = {
  id: 4,
  name: 'New York Night',
  kind: 'Night Shift',
  client: null,
  shift_active_start_date: '2024-01-01',
  timezone_id: 175,
  timezone: 'America/New_York',
  start_time: '09:00',
  end_time: '18:00',
  total_hours: 9,
  work_days: [1, 2, 3, 4, 5],
  used_on_holidays: true,
  used_on_restdays: false,
  people: 2,
  abilities: { update: true, delete: false },
};

const terms = {
  timezone_id: 175,
  timezone: 'America/New_York',
  end_time: '18:00',
  total_hours: 9,
  work_days: [1, 2, 3, 4, 5],
  used_on_holidays: true,
  used_on_restdays: false,
  shift_breaks: [{ shift_break_type_id: 1, name: 'Meal', is_paid: false, starts_after_minutes: 240, minutes: 60 }],
  shift_overtimes: [{ applies: 'after' as const, minimum_minutes: 30, rounding_minutes: 15, needs_approval: true }],
  grace_minutes: 5,
  rounding_minutes: 15 as const,
  rounding_direction: 'nearest' as const,
  meal_minutes: 60,
  meal_after_minutes: 300,
};

export const nightShift: ShiftDetails = {
  ...nightRow,
  version: 3,
  today: '2026-03-02',
  shift_breaks: terms.shift_breaks,
  shift_overtimes: terms.shift_overtimes,
  grace_minutes: terms.grace_minutes,
  rounding_minutes: terms.rounding_minutes,
  rounding_direction: terms.rounding_direction,
  meal_minutes: terms.meal_minutes,
  meal_after_minutes: terms.meal_after_minutes,
  versions: [
    { id: 2, from: '2026-03-09', to: null, state: 'future', start_time: '09:00', ...terms },
    { id: 1, from: '2024-01-01', to: '2026-03-08', state: 'current', start_time: '08:00', ...terms },
  ],
  assigned: [
    {
      id: 11,
      employee: { id: 7, name: 'Ana Reyes', position: 'Bookkeeper' },
      client: 'Harbour Homes',
      from: '2025-01-01',
      to: null,
      rest_days: [1, 2],
      rotation: null,
    },
  ],
};

export const calendarAna: CalendarPerson = {
  id: 7,
  name: 'Ana Reyes',
  position: 'Bookkeeper',
  client: 'Harbour Homes',
  client_id: 2,
  team: 'Operations',
  days: [
    {
      work_date: '2026-03-02',
      shift: { id: 4, name: 'New York Night', kind: 'Night Shift' },
      zone: 'America/New_York',
      starts_at: '2026-03-02T14:00:00Z',
      ends_at: '2026-03-02T23:00:00Z',
      status: 'scheduled',
      holiday: null,
      week_minutes: 480,
      conflicts: [],
    },
    {
      work_date: '2026-03-03',
      shift: { id: 4, name: 'New York Night', kind: 'Night Shift' },
      zone: 'America/New_York',
      starts_at: '2026-03-03T14:00:00Z',
      ends_at: '2026-03-03T23:00:00Z',
      status: 'on_leave',
      holiday: null,
      week_minutes: 480,
      conflicts: [],
    },
  ],
  swaps: [],
  pending_swaps: [],
  assignments: [{ id: 11, shift_id: 4, rotation: null, from: '2025-01-01', to: null, work_days: [1, 2, 3, 4, 5] }],
  without_shift: null,
  abilities: { assign: false },
};

export const today = { time: '2026-03-02T01:00:00Z', day: '2026-03-02', timezone: 'Asia/Manila' };
