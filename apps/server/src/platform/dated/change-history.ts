import type { DatedFields, DatedHistory, DatedValue } from '@muster/contract/dated/dated-history.ts';
import { type DatedChange, type DatedRefusal, isRefusal, planChange } from '@muster/contract/dated/plan-change.ts';
import { planCancel, planEnd } from '@muster/contract/dated/plan-end.ts';
import type { Db } from '../../database/db.ts';
import { applyEdits, type OwnedEdit, readHistories, readHistory } from './dated.repository.ts';
import type { DatedTable } from './dated-table.ts';

export interface OwnedChange<Fields extends DatedFields> extends DatedChange<Fields> {
  readonly owner: number;
}

/**
 * Adds a value from a day on. Returns the id of its row, null if an equal value continues instead, or why it is
 * refused.
 */
export async function changeHistory<Fields extends DatedFields>(
  db: Db,
  table: DatedTable<Fields>,
  { owner, today, ...change }: OwnedChange<Fields> & { readonly today: string },
): Promise<{ readonly id: number | null } | DatedRefusal> {
  const edit = planChange(await readHistory(db, table, owner), change, { rules: table.rules, today });
  if (isRefusal(edit)) return edit;
  const [id = null] = await applyEdits(db, table, [{ owner, edit }]);
  return { id };
}

/**
 * Adds many values, in order for each owner. The changes have been checked before. @throws Error if one is still
 * refused
 */
export async function changeHistories<Fields extends DatedFields>(
  db: Db,
  table: DatedTable<Fields>,
  changes: readonly OwnedChange<Fields>[],
  today: string,
): Promise<void> {
  for (const round of roundsOf(changes)) {
    const histories = await readHistories(
      db,
      table,
      round.map(({ owner }) => owner),
    );
    const edits = round.map((change) => plannedEdit(table, histories.get(change.owner) ?? [], change, today));
    await applyEdits(db, table, edits);
  }
}

/** The first change of each owner, then the second of those that have one, and so on. */
function roundsOf<Change extends { readonly owner: number }>(changes: readonly Change[]): Change[][] {
  const rounds: Change[][] = [];
  const seen = new Map<number, number>();
  for (const change of changes) {
    const turn = seen.get(change.owner) ?? 0;
    seen.set(change.owner, turn + 1);
    rounds[turn] = [...(rounds[turn] ?? []), change];
  }
  return rounds;
}

function plannedEdit<Fields extends DatedFields>(
  { rules }: DatedTable<Fields>,
  history: DatedHistory<Fields>,
  { owner, ...change }: OwnedChange<Fields>,
  today: string,
): OwnedEdit<Fields> {
  const edit = planChange(history, change, { rules, today });
  if (isRefusal(edit)) throw new Error(`A change of ${owner} from ${change.from} was not checked: ${edit.reason}.`);
  return { owner, edit };
}

/** Cancels a value that begins in the future. Returns it, or null if none begins on that day. */
export async function cancelChange<Fields extends DatedFields>(
  db: Db,
  table: DatedTable<Fields>,
  { owner, from, today }: { readonly owner: number; readonly from: string; readonly today: string },
): Promise<DatedValue<Fields> | null> {
  const history = await readHistory(db, table, owner);
  const edit = planCancel(history, { from, today });
  if (!edit) return null;
  await applyEdits(db, table, [{ owner, edit }]);
  return history.find(({ id }) => edit.removed.includes(id)) ?? null;
}

/** Ends the history: no value applies from this day on. */
export async function endHistory<Fields extends DatedFields>(
  db: Db,
  table: DatedTable<Fields>,
  { owner, from }: { readonly owner: number; readonly from: string },
): Promise<void> {
  await applyEdits(db, table, [{ owner, edit: planEnd(await readHistory(db, table, owner), from) }]);
}
