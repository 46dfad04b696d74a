import type { Viewer } from '@muster/contract';
import { rotationSeams } from '@muster/contract/domains/shifts/rotation.rules.ts';
import type { RotationDetails, RotationRow } from '@muster/contract/domains/shifts/rotation-answers.ts';
import { leastRestHours } from '@muster/contract/domains/shifts/rotations.constants.ts';
import { clockMinutes } from '@muster/contract/domains/shifts/shift-time.rules.ts';
import { weekdays } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { mayChangeShift } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { hoursText } from '@muster/contract/domains/shifts/weekly-hours.rules.ts';
import type { RotationPerson, StoredPatternDay, StoredRotation } from './rotation.repository.ts';

export function presentRotation(rotation: StoredRotation, viewer: Viewer): RotationRow {
  const mayChange = mayChangeShift(viewer, rotation);
  return {
    id: rotation.id,
    name: rotation.name,
    client: rotation.client_id === null ? null : { id: rotation.client_id, name: rotation.client_name ?? '' },
    weeks: rotation.weeks,
    shifts: [...rotation.shifts],
    people: rotation.people,
    abilities: { update: mayChange, change: mayChange && !rotation.is_used, delete: mayChange && !rotation.is_used },
  };
}

export interface RotationFacts {
  readonly rotation: StoredRotation;
  readonly days: readonly StoredPatternDay[];
  readonly assigned: readonly RotationPerson[];
  readonly today: string;
}

/** `assigned` contains only the employees within the viewer's reach. */
export function presentRotationDetails(facts: RotationFacts, viewer: Viewer): RotationDetails {
  const { rotation, days, assigned, today } = facts;
  return {
    ...presentRotation(rotation, viewer),
    version: rotation.version,
    today,
    days: days.map(({ week, weekday, shift, start_time, end_time, timezone }) => ({
      week,
      weekday,
      shift,
      start_time,
      end_time,
      timezone,
    })),
    warnings: shortRests(facts),
    assigned: assigned.map((one) => ({
      id: one.id,
      employee: { id: one.employee_id, name: one.name, position: one.position },
      client: one.client,
      from: one.from,
      to: one.to,
      starts_on: one.starts_on,
    })),
  };
}

function shortRests({ rotation, days, today }: RotationFacts): string[] {
  const times = new Map(
    days.map(({ shift, start_time, end_time, timezone }) => [
      shift.id,
      { start: start_time, minutes: clockMinutes(start_time, end_time), zone: timezone },
    ]),
  );
  const pattern = {
    weeks: rotation.weeks,
    days: days.map(({ week, weekday, shift }) => ({ week, weekday, shiftId: shift.id })),
  };
  return rotationSeams(pattern, times, today)
    .filter(({ minutes }) => minutes < leastRestHours * 60)
    .map(({ first, second, minutes }) =>
      minutes < 0
        ? `The shifts on ${dayText(first)} and ${dayText(second)} overlap.`
        : `Only ${hoursText(minutes)} of rest between ${dayText(first)} and ${dayText(second)}.`,
    );
}

const dayText = ({ week, weekday }: { readonly week: number; readonly weekday: number }) =>
  `${weekdays[weekday - 1] ?? ''} of week ${week}`;
