import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { zoneIds } from '../../database/seed/known-ids.ts';
import { nextNumber } from './numbers.ts';

export type ShiftGaps = Partial<Insertable<Database['shift']>>;

export async function createShift(db: Db, gaps: ShiftGaps = {}): Promise<Selectable<Database['shift']>> {
  return await db
    .insertInto('shift')
    .values({
      name: `Shift ${nextNumber()}`,
      kind: 'Day Shift',
      timezone_id: zoneIds.manila,
      active_from: '2020-01-01',
      start_time: '08:00',
      end_time: '17:00',
      total_minutes: 540,
      ...gaps,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The current version of a shift, for schedule rows that a test writes itself. */
export async function latestVersion(db: Db, shiftId: number): Promise<number> {
  const version = await db
    .selectFrom('shift_version')
    .select('id')
    .where('shift_id', '=', shiftId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return version.id;
}

/** Overtime after the shift from its first minute on, without approval. */
export async function addOvertimeRule(
  db: Db,
  shiftId: number,
  gaps: Partial<Insertable<Database['shift_overtime']>> = {},
): Promise<void> {
  const shift_version_id = await latestVersion(db, shiftId);
  const rule = { applies: 'after', minimum_minutes: 1, rounding_minutes: 1, needs_approval: false, ...gaps };
  await db
    .insertInto('shift_overtime')
    .values({ shift_version_id, ...rule })
    .execute();
}

/** From 2020 on unless a range is given, such as `[2026-01-01,2026-02-01)`. */
export async function assignShift(
  db: Db,
  employee: { id: number },
  shift: { id: number },
  valid = '[2020-01-01,)',
): Promise<void> {
  await db.insertInto('employee_shift').values({ employee_id: employee.id, shift_id: shift.id, valid }).execute();
}

/** Of the days given as `[week, weekday, shift]`; every other day is off. */
export async function createRotation(
  db: Db,
  weeks: number,
  days: readonly (readonly [week: number, weekday: number, shift: { readonly id: number }])[],
  gaps: Partial<Insertable<Database['rotation']>> = {},
): Promise<Selectable<Database['rotation']>> {
  const rotation = await db
    .insertInto('rotation')
    .values({ name: `Rotation ${nextNumber()}`, weeks, ...gaps })
    .returningAll()
    .executeTakeFirstOrThrow();
  const rows = days.map(([week, weekday, shift]) => ({
    rotation_id: rotation.id,
    weeks,
    week,
    weekday,
    shift_id: shift.id,
  }));
  await db.insertInto('rotation_day').values(rows).execute();
  return rotation;
}

/** `startsOn`: the Monday of week 1. From that day on unless a range is given. */
export async function assignRotation(
  db: Db,
  employee: { id: number },
  rotation: { id: number },
  startsOn: string,
  valid = `[${startsOn},)`,
): Promise<void> {
  await db
    .insertInto('employee_shift')
    .values({ employee_id: employee.id, rotation_id: rotation.id, rotation_starts_on: startsOn, valid })
    .execute();
}
