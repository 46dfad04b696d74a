import type { ShiftDetails } from '@muster/contract/domains/shifts/shift-answers.ts';
import type {
  OvertimeOccasion,
  RoundingDirection,
  ShiftKind,
} from '@muster/contract/domains/shifts/shifts.constants.ts';

export type ShiftFormSubject = { readonly mode: 'create' } | { readonly mode: 'update'; readonly id: number };

export interface BreakValues {
  shift_break_type_id: number | null;
  starts_after_minutes: number | null;
  minutes: number | null;
}

export interface OvertimeValues {
  applies: OvertimeOccasion;
  minimum_minutes: number | null;
  rounding_minutes: number | null;
  needs_approval: boolean;
}

export interface ShiftFormValues {
  name: string;
  kind: ShiftKind | null;
  client_id: number | null;
  timezone_id: number | null;
  shift_active_start_date: string;
  effective_from: string;
  start_time: string;
  end_time: string;
  work_days: number[];
  used_on_holidays: boolean;
  used_on_restdays: boolean;
  shift_breaks: BreakValues[];
  shift_overtimes: OvertimeValues[];
  grace_minutes: number | null;
  rounding_minutes: number | null;
  rounding_direction: RoundingDirection | null;
  meal_minutes: number | null;
  meal_after_minutes: number | null;
}

export const emptyShift = (today: string): ShiftFormValues => ({
  name: '',
  kind: null,
  client_id: null,
  timezone_id: null,
  shift_active_start_date: today,
  effective_from: '',
  start_time: '',
  end_time: '',
  work_days: [1, 2, 3, 4, 5],
  used_on_holidays: false,
  used_on_restdays: false,
  shift_breaks: [],
  shift_overtimes: [],
  grace_minutes: 0,
  rounding_minutes: 0,
  rounding_direction: 'nearest',
  meal_minutes: 0,
  meal_after_minutes: 300,
});

export function valuesOf(shift: ShiftDetails): ShiftFormValues {
  return {
    name: shift.name,
    kind: shift.kind,
    client_id: shift.client?.id ?? null,
    timezone_id: shift.timezone_id,
    shift_active_start_date: shift.shift_active_start_date,
    effective_from: '',
    start_time: shift.start_time,
    end_time: shift.end_time,
    work_days: shift.work_days,
    used_on_holidays: shift.used_on_holidays,
    used_on_restdays: shift.used_on_restdays,
    shift_breaks: shift.shift_breaks.map(({ shift_break_type_id, starts_after_minutes, minutes }) => ({
      shift_break_type_id,
      starts_after_minutes,
      minutes,
    })),
    shift_overtimes: shift.shift_overtimes,
    grace_minutes: shift.grace_minutes,
    rounding_minutes: shift.rounding_minutes,
    rounding_direction: shift.rounding_direction,
    meal_minutes: shift.meal_minutes,
    meal_after_minutes: shift.meal_after_minutes,
  };
}
