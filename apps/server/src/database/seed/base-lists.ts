import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { demoOffices } from './addresses.ts';
import { insertRows } from './insert-rows.ts';
import { countryIds, type ZoneKey, zoneIds } from './known-ids.ts';
import { type CatalogueShift, shiftCatalogue, usualShifts } from './shift-catalogue.ts';

export const policyKinds = ['leave', 'holiday', 'occurrence_points'] as const;
type PolicyKind = (typeof policyKinds)[number];

/** By the country of the client. */
const policyNames: Readonly<Record<PolicyKind, Readonly<Record<keyof typeof countryIds, string>>>> = {
  leave: {
    philippines: 'Head Office Leave',
    australia: 'Australian Clients Leave',
    unitedStates: 'American Clients Leave',
    unitedKingdom: 'British Clients Leave',
  },
  holiday: {
    philippines: 'Philippine Holidays',
    australia: 'Australian Holidays',
    unitedStates: 'United States Holidays',
    unitedKingdom: 'United Kingdom Holidays',
  },
  occurrence_points: {
    philippines: 'Standard Attendance Points',
    australia: 'Standard Attendance Points',
    unitedStates: 'Night Shift Attendance Points',
    unitedKingdom: 'Standard Attendance Points',
  },
};

export interface BaseShift extends CatalogueShift {
  readonly id: number;
}

/** Lookups that employees refer to, by name. Existing ones are used unchanged. */
export interface BaseLists {
  readonly officeIds: readonly number[];
  shiftsFor(zone: ZoneKey): readonly BaseShift[];
  policyFor(kind: PolicyKind, country: keyof typeof countryIds): number;
}

export async function ensureBaseLists(db: Kysely<Database>, now: string): Promise<BaseLists> {
  const offices = await ensureNamed(
    db,
    'office',
    demoOffices.map((office) => ({
      ...office,
      timezone_id: zoneIds.manila,
      country_id: countryIds.philippines,
      created_at: now,
      updated_at: now,
    })),
  );
  const shifts = await ensureShifts(db, now);
  const policies = new Map<PolicyKind, ReadonlyMap<string, number>>();
  for (const kind of policyKinds) {
    const names = [...new Set(Object.values(policyNames[kind]))];
    policies.set(
      kind,
      await ensureNamed(
        db,
        `${kind}_policy`,
        names.map((name) => ({ name })),
      ),
    );
  }
  return {
    officeIds: demoOffices.map((office) => idOf(offices, office.name)),
    shiftsFor: (zone) =>
      usualShifts(zone).map((name) => {
        const shift = shiftCatalogue.find((one) => one.name === name);
        if (!shift) throw new Error(`The shift catalogue has no "${name}".`);
        return { ...shift, id: idOf(shifts, name) };
      }),
    policyFor: (kind, country) => idOf(policies.get(kind) ?? new Map(), policyNames[kind][country]),
  };
}

async function ensureShifts(db: Kysely<Database>, now: string): Promise<ReadonlyMap<string, number>> {
  const global = db
    .selectFrom('shift')
    .select(['id', 'name'])
    .where('client_id', 'is', null)
    .where('deleted_at', 'is', null);
  const known = new Set((await global.execute()).map((shift) => shift.name));
  const missing = shiftCatalogue.filter((shift) => !known.has(shift.name));
  await insertRows(
    db,
    'shift',
    missing.map((shift) => ({
      name: shift.name,
      kind: shift.kind,
      timezone_id: zoneIds[shift.zone],
      active_from: '2019-01-01',
      start_time: shift.start,
      end_time: shift.end,
      total_minutes: shift.minutes,
      work_days: [...shift.workDays],
      used_on_holidays: shift.isUsedOnHolidays,
      created_at: now,
      updated_at: now,
    })),
  );
  const ids = new Map((await global.execute()).map((shift) => [shift.name, shift.id]));
  const added = await firstVersions(
    db,
    missing.map((shift) => idOf(ids, shift.name)),
  );
  await insertRows(
    db,
    'shift_break',
    added.flatMap((shift_version_id) => [
      { shift_version_id, shift_break_type_id: 2, starts_after_minutes: 120, minutes: 15, is_paid: true, position: 1 },
      { shift_version_id, shift_break_type_id: 1, starts_after_minutes: 240, minutes: 60, is_paid: false, position: 2 },
      { shift_version_id, shift_break_type_id: 3, starts_after_minutes: 420, minutes: 15, is_paid: true, position: 3 },
    ]),
  );
  await insertRows(
    db,
    'shift_overtime',
    added.flatMap((shift_version_id, index) => [
      // Of one shift in four.
      {
        shift_version_id,
        applies: 'after',
        minimum_minutes: 30,
        rounding_minutes: 15,
        needs_approval: index % 4 === 0,
      },
      { shift_version_id, applies: 'restday', minimum_minutes: 60, rounding_minutes: 30, needs_approval: true },
    ]),
  );
  return ids;
}

async function firstVersions(db: Kysely<Database>, shiftIds: readonly number[]): Promise<number[]> {
  if (shiftIds.length === 0) return [];
  const rows = await db
    .selectFrom('shift_version')
    .select('id')
    .where('shift_id', 'in', shiftIds)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

type NamedTable = 'office' | `${PolicyKind}_policy`;

async function ensureNamed(
  db: Kysely<Database>,
  table: NamedTable,
  rows: readonly { readonly name: string; readonly address?: string }[],
): Promise<ReadonlyMap<string, number>> {
  const all = async () => await db.selectFrom(table).select(['id', 'name']).execute();
  const known = new Set((await all()).map((row) => row.name));
  const missing = rows.filter((row) => !known.has(row.name)).map((row) => ({ address: '', ...row }));
  if (table === 'office') await insertRows(db, table, missing);
  else
    await insertRows(
      db,
      table,
      missing.map(({ name }) => ({ name })),
    );
  return new Map((await all()).map((row) => [row.name, row.id]));
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`"${name}" was not stored.`);
  return id;
}
