import type { ReadingContext } from '../../platform/context/context.ts';
import { ownSwapRows } from './swap-people.ts';

/** Swaps of the viewer's colleagues: those that wait for the viewer's answer, or all the others. */
export async function swapsOfColleagues(ctx: ReadingContext, which: 'to-answer' | 'answered') {
  const { employeeId } = ctx.viewer;
  if (employeeId === null) return [];
  const rows = await ownSwapRows(ctx.db, employeeId);
  return rows.filter(
    ({ colleague, state }) => colleague.id === employeeId && (state === 'asked') === (which === 'to-answer'),
  );
}
