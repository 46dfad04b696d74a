import type { Viewer } from '@muster/contract';
import type { ShiftDetails, ShiftRow, ShiftVersion } from '@muster/contract/domains/shifts/shift-answers.ts';
import { mayChangeShift } from '@muster/contract/domains/shifts/shifts.policy.ts';
import type { AssignedPerson, StoredRules, StoredShift, StoredVersion } from './shifts.repository.ts';

export function presentShift(shift: StoredShift, viewer: Viewer): ShiftRow {
  const mayChange = mayChangeShift(viewer, shift);
  return {
    id: shift.id,
    name: shift.name,
    kind: shift.kind,
    client: shift.client_id === null ? null : { id: shift.client_id, name: shift.client_name ?? '' },
    shift_active_start_date: shift.active_from,
    ...times(shift),
    people: shift.people,
    abilities: { update: mayChange, delete: mayChange && !shift.is_used && shift.rotation_name === null },
  };
}

export interface ShiftFacts {
  readonly shift: StoredShift;
  readonly versions: readonly StoredVersion[];
  readonly assigned: readonly AssignedPerson[];
  readonly today: string;
}

/** `assigned` contains only the employees within the viewer's reach. */
export function presentShiftDetails({ shift, versions, assigned, today }: ShiftFacts, viewer: Viewer): ShiftDetails {
  const latest = versions[0];
  return {
    ...presentShift(shift, viewer),
    version: shift.version,
    today,
    shift_breaks: latest?.shift_breaks ?? [],
    shift_overtimes: latest?.shift_overtimes ?? [],
    ...rules(latest ?? noRules),
    versions: versions.map((version) => presentVersion(version, today)),
    assigned: assigned.map((one) => ({
      id: one.id,
      employee: { id: one.employee_id, name: one.name, position: one.position },
      client: one.client,
      from: one.from,
      to: one.to,
      rest_days: one.rest_days,
      rotation: one.rotation,
    })),
  };
}

function presentVersion(version: StoredVersion, today: string): ShiftVersion {
  return {
    id: version.id,
    from: version.from,
    to: version.to,
    state: stateOn(today, version),
    ...times(version),
    shift_breaks: version.shift_breaks,
    shift_overtimes: version.shift_overtimes,
    ...rules(version),
  };
}

/** Whether the days are past, current or future; `to` is the last of them. */
export function stateOn(today: string, { from, to }: { readonly from: string; readonly to: string | null }) {
  if (from > today) return 'future';
  return to !== null && to < today ? 'past' : 'current';
}

function rules(one: StoredRules): StoredRules {
  return {
    grace_minutes: one.grace_minutes,
    rounding_minutes: one.rounding_minutes,
    rounding_direction: one.rounding_direction,
    meal_minutes: one.meal_minutes,
    meal_after_minutes: one.meal_after_minutes,
  };
}

const noRules: StoredRules = {
  grace_minutes: 0,
  rounding_minutes: 0,
  rounding_direction: 'nearest',
  meal_minutes: 0,
  meal_after_minutes: 300,
};

function times(
  one: Omit<StoredVersion, 'id' | 'from' | 'to' | 'shift_breaks' | 'shift_overtimes' | keyof StoredRules>,
) {
  return {
    timezone_id: one.timezone_id,
    timezone: one.timezone,
    start_time: one.start_time,
    end_time: one.end_time,
    total_hours: Math.round((one.total_minutes / 60) * 100) / 100,
    work_days: one.work_days,
    used_on_holidays: one.used_on_holidays,
    used_on_restdays: one.used_on_restdays,
  };
}
