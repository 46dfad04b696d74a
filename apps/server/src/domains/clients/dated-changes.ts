import { invalidInput, notFound, Problem } from '@muster/contract';
import { violatedConstraint } from '../../database/database-problem.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type DatedLine, endBefore, inTheWayOf, lineOf, takeBack } from './client-dated.repository.ts';
import { clientChanged } from './clients.events.ts';
import { lockedClient } from './locked-client.ts';
import { todayAtHome } from './read-client.ts';

/**
 * A new row from a day on; the current one ends the day before. Past days keep their row,
 * and what begins later is taken back first.
 * @throws Problem invalid-input on the start date
 */
export async function addFrom(ctx: Ctx, line: DatedLine, from: string, insert: () => Promise<number>): Promise<number> {
  await lockedClient(ctx, { id: line.clientId });
  const { later, isHeld } = await inTheWayOf(ctx.db, line, from);
  if (later !== null) {
    throw invalidInput({
      effective_from: [`Another one begins on ${later}. Choose a later start, or take that one back.`],
    });
  }
  if (isHeld && from < todayAtHome(ctx)) {
    throw invalidInput({
      effective_from: ['Another one held in these days. Start today or later: what was stays as it was.'],
    });
  }
  try {
    await endBefore(ctx.db, line, from);
    return await insert();
  } catch (error) {
    if (!violatedConstraint(error)?.endsWith('_no_overlap')) throw error;
    throw invalidInput({ effective_from: ['Another one holds in these days. Choose another start.'] });
  }
}

/** @throws Problem not-found, or conflict for a row that has begun */
export async function takeBackRow(ctx: Ctx, of: DatedLine['of'], id: number): Promise<DatedLine> {
  const stored = await lineOf(ctx.db, of, id);
  if (!stored) throw notFound('entry');
  const { client_id: clientId, kind } = stored;
  await lockedClient(ctx, { id: clientId });
  if (stored.from <= todayAtHome(ctx)) {
    throw new Problem(
      'conflict',
      'It is in force, or was: what was stays as it was. Add a new one from a day on instead.',
    );
  }
  const line: DatedLine = kind === null ? { of: 'invoice', clientId } : { of: 'policy', clientId, kind };
  await takeBack(ctx.db, line, id);
  return line;
}

/** Log and news, as every change of a part of a client ends. */
export async function concludeClientChange(
  ctx: Ctx,
  change: {
    readonly event: string;
    readonly clientId: number;
    readonly before?: Readonly<Record<string, unknown>>;
    readonly after?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const { clientId, ...entry } = change;
  await ctx.audit({ ...entry, subject: { kind: 'client', id: String(clientId) }, clientId });
  await ctx.announce(clientChanged(clientId));
}
