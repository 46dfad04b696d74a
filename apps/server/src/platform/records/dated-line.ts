import { invalidInput, notFound, Problem } from '@muster/contract';
import type { DatedPreviewAnswer } from '@muster/contract/dated/dated-answers.ts';
import type { DatedFields } from '@muster/contract/dated/dated-history.ts';
import type { DatedRefusal } from '@muster/contract/dated/plan-change.ts';
import { todayAtHome } from '../clock/today-at-home.ts';
import type { Ctx } from '../context/context.ts';
import { cancelChange, changeHistory } from '../dated/change-history.ts';
import type { OwnedValue } from '../dated/dated.repository.ts';
import type { DatedTable } from '../dated/dated-table.ts';
import { previewHistory } from '../dated/preview-history.ts';

export interface NewValue<Fields extends DatedFields> {
  readonly owner: number;
  readonly from: string;
  readonly value: Fields;
}

/** A history of an owner whose past stays: values are added from a day on, and planned ones cancelled. Lock the owner before. */
export async function addFrom<Fields extends DatedFields>(
  ctx: Ctx,
  table: DatedTable<Fields>,
  row: NewValue<Fields>,
): Promise<number> {
  const outcome = await changeHistory(ctx.db, table, { ...row, today: todayAtHome(ctx) });
  if ('id' in outcome && outcome.id !== null) return outcome.id;
  throw invalidInput({ effective_from: ['reason' in outcome ? refusalText(outcome) : heldInTheseDays] });
}

export function previewFrom<Fields extends DatedFields>(
  ctx: Ctx,
  table: DatedTable<Fields>,
  row: NewValue<Fields>,
): Promise<DatedPreviewAnswer> {
  return previewHistory(ctx.db, table, { ...row, today: todayAtHome(ctx) }, refusalText);
}

/** Cancels a value that has not begun. @throws Problem not-found, or conflict for one that has begun */
export async function cancelPlanned<Fields extends DatedFields>(
  ctx: Ctx,
  table: DatedTable<Fields>,
  { owner, from }: OwnedValue<Fields>,
): Promise<void> {
  const today = todayAtHome(ctx);
  if (from <= today) {
    throw new Problem('conflict', 'It has begun, and the past stays as it was. Add a new one from a day on instead.');
  }
  if (!(await cancelChange(ctx.db, table, { owner, from, today }))) throw notFound('entry');
}

const heldInTheseDays = 'Another one applied in this period. Start today or later: the past cannot be changed.';

function refusalText(refusal: DatedRefusal): string {
  return refusal.reason === 'later'
    ? `Another one begins on ${refusal.from}. Choose a later start, or cancel that one.`
    : heldInTheseDays;
}
