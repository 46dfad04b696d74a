import type { DayFigures } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type CorrectionWithDay, correctionsById } from './correction-list.repository.ts';
import { outcomesOf } from './list-corrections.ts';

export interface WaitingCorrection extends CorrectionWithDay {
  /** What the day becomes when the correction is approved. */
  readonly after: DayFigures | null;
}

/** Corrections that wait for the viewer. The caller has checked that they do. */
export async function waitingCorrections(ctx: Ctx, ids: readonly number[]): Promise<WaitingCorrection[]> {
  if (ids.length === 0) return [];
  const rows = await correctionsById(ctx.db, ids);
  const outcomes = await outcomesOf(ctx, rows);
  return rows.map((row) => ({ ...row, after: outcomes.get(row.id)?.figures ?? null }));
}
