import {
  type DatedEdit,
  type DatedFields,
  type DatedHistory,
  type DatedValue,
  dayBefore,
  holdsOn,
} from './dated-history.ts';

/** A row of a history that is not stored yet has no id. */
export type PreviewedValue<Fields extends DatedFields> = Omit<DatedValue<Fields>, 'id'> & {
  readonly id: number | null;
};

/** Days whose value changes. */
export interface ChangedDays<Fields extends DatedFields> {
  readonly from: string;
  /** Last day, null: open. */
  readonly to: string | null;
  /** Null: no value. */
  readonly before: Fields | null;
  readonly after: Fields | null;
}

export interface DatedPreview<Fields extends DatedFields> {
  /** The history as it would be, oldest first. */
  readonly history: readonly PreviewedValue<Fields>[];
  readonly changes: readonly ChangedDays<Fields>[];
}

/** What an edit would make of a history, and which days would change. */
export function previewOf<Fields extends DatedFields>(
  history: DatedHistory<Fields>,
  edit: DatedEdit<Fields>,
): DatedPreview<Fields> {
  const after = edited(history, edit);
  return { history: after, changes: changedDays(history, after) };
}

function edited<Fields extends DatedFields>(
  history: DatedHistory<Fields>,
  { removed, resized, added }: DatedEdit<Fields>,
): PreviewedValue<Fields>[] {
  const kept = history
    .filter(({ id }) => !removed.includes(id))
    .map((row) => ({ ...row, ...resized.find(({ id }) => id === row.id) }));
  return [...kept, ...added.map((row) => ({ ...row, id: null }))].toSorted(byFirstDay);
}

const byFirstDay = (one: { readonly from: string }, other: { readonly from: string }) =>
  one.from < other.from ? -1 : 1;

type Undated<Fields extends DatedFields> = Pick<DatedValue<Fields>, 'from' | 'until' | 'value'>;

/** Between two days on which something begins or ends, each history has one value: those are compared. */
function changedDays<Fields extends DatedFields>(
  before: readonly Undated<Fields>[],
  after: readonly Undated<Fields>[],
): ChangedDays<Fields>[] {
  const edges = [...before, ...after].flatMap(({ from, until }) => (until === null ? [from] : [from, until]));
  const days = [...new Set(edges)].toSorted();
  const changes: ChangedDays<Fields>[] = [];
  for (const [index, from] of days.entries()) {
    const next = days[index + 1] ?? null;
    const one = before.find((row) => holdsOn(row, from))?.value ?? null;
    const other = after.find((row) => holdsOn(row, from))?.value ?? null;
    if (JSON.stringify(one) === JSON.stringify(other)) continue;
    const last = changes.at(-1);
    const to = next === null ? null : dayBefore(next);
    if (last && isContinued(last, { from, before: one, after: other })) changes[changes.length - 1] = { ...last, to };
    else changes.push({ from, to, before: one, after: other });
  }
  return changes;
}

function isContinued<Fields extends DatedFields>(
  { to, before, after }: ChangedDays<Fields>,
  next: Pick<ChangedDays<Fields>, 'from' | 'before' | 'after'>,
): boolean {
  return to === dayBefore(next.from) && JSON.stringify([before, after]) === JSON.stringify([next.before, next.after]);
}
