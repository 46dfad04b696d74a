import type { BaseContext } from '../../../platform/context/context.ts';
import { plannedClashes } from '../../shifts/index.ts';
import type { RowResult } from '../kind-work.ts';
import type { ImportPerson } from '../people.repository.ts';
import type { KnownShift } from './shift-lookups.repository.ts';

export interface PlannedShift {
  readonly person: ImportPerson;
  readonly shift: KnownShift;
  readonly from: string;
  readonly restDays: readonly number[] | null;
}

/** Accepted shifts of earlier rows, by row number. */
export type WantedByRow = ReadonlyMap<number, PlannedShift>;

/**
 * Finds rows whose shift would overlap in time with a shift that the employee already works, or with one of another
 * row. Of two rows the later one gets the error, unless it was accepted in an earlier batch; then the row being checked
 * gets it.
 */
export function clashFinder({ db }: Pick<BaseContext, 'db'>, dateHeading: string) {
  const passed = new Map<number, PlannedShift[]>();
  return async (rows: readonly RowResult[], wanted: WantedByRow): Promise<RowResult[]> => {
    const ids = new Set([...wanted.values()].map(({ person }) => person.id));
    const planned = [
      ...[...wanted].map(([number, plan]) => ({ number, plan })),
      ...[...ids].flatMap((id) => (passed.get(id) ?? []).map((plan) => ({ number: null, plan }))),
    ];
    const clashes = await plannedClashes(
      db,
      planned.map(({ plan }) => ({
        employeeId: plan.person.id,
        shiftId: plan.shift.id,
        from: plan.from,
        restDays: plan.restDays,
      })),
    );
    const reasons = new Map<number, string>();
    for (const { place, earlier, later } of clashes) {
      const number = planned[place]?.number ?? rowBefore(planned, place);
      if (number !== null) reasons.set(number, `The shift of ${later} would overlap with the one of ${earlier}.`);
    }
    for (const [number, plan] of wanted) {
      if (!reasons.has(number)) passed.set(plan.person.id, [...(passed.get(plan.person.id) ?? []), plan]);
    }
    return rows.map((row) => refused(row, reasons.get(row.number), wanted.get(row.number)?.from, dateHeading));
  };
}

interface PlannedRow {
  readonly number: number | null;
  readonly plan: PlannedShift;
}

/** The row of this batch directly before one of an earlier batch. */
function rowBefore(planned: readonly PlannedRow[], place: number): number | null {
  const later = planned[place];
  if (!later) return null;
  const { person, from } = later.plan;
  const before = planned.filter(({ plan }) => plan.person.id === person.id && plan.from < from);
  return before.toSorted((one, other) => (one.plan.from < other.plan.from ? -1 : 1)).at(-1)?.number ?? null;
}

function refused(row: RowResult, reason: string | undefined, from: string | undefined, column: string): RowResult {
  if (reason === undefined) return row;
  const { number, title } = row;
  return { number, title, outcome: 'error', changes: [], messages: [{ column, value: from ?? '', reason }] };
}
