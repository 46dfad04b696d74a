import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import type { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import type { ImportKind } from '@muster/contract/domains/imports/imports.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { notify } from '../../platform/notify/notify.ts';
import { cellText } from '../../platform/spreadsheet/cell-text.ts';
import { SpreadsheetRefusal } from '../../platform/spreadsheet/spreadsheet-refusal.ts';
import { type NewCell, openCorrections, sealCorrections, withCells } from './corrected-cells.ts';
import { checkAgain, lockJob } from './import-job.repository.ts';
import { wrongRows } from './import-rows.repository.ts';
import { importAnswerOf, mayCorrect } from './imports.presenter.ts';
import type { ImportColumn } from './kind-work.ts';
import { reachableJob } from './read-imports.ts';
import { importWorks } from './works-by-kind.ts';

type Correct = (typeof importsCalls)['correct'];
type Cells = CallInput<Correct>['body']['cells'];

/**
 * Enters cells of wrong rows again and checks the whole file once more. The file itself stays as it was sent.
 * @throws Problem not-found, conflict unless its check failed, invalid-input for a row or column that has no error
 */
export async function correctImport(ctx: Ctx, { params, body }: CallInput<Correct>): Promise<CallAnswer<Correct>> {
  const { id, kind } = await reachableJob(ctx, params.id);
  const job = await lockJob(ctx.db, id);
  if (!job || !mayCorrect(job, ctx.viewer.userId)) {
    throw new Problem('conflict', 'Only the person who uploaded the file can correct it, after a check with errors.');
  }
  const cells = await newCells(ctx, id, importWorks[kind as ImportKind].columns(ctx.viewer), body.cells);
  const corrected = withCells(openCorrections(ctx.cipher, job), cells);
  const waiting = await checkAgain(ctx.db, id, {
    corrections: sealCorrections(ctx.cipher, id, corrected),
    // With its corrections it is another content.
    sha256: hashToken(JSON.stringify([job.sha256, cells])),
  });
  await ctx.audit({
    event: 'imports.correct',
    subject: { kind: 'import', id: String(id) },
    after: { kind, file_name: job.file_name },
    details: { cells: cells.length },
  });
  await notify(ctx.db, 'import_job');
  return importAnswerOf(ctx, waiting);
}

async function newCells(ctx: Ctx, id: number, columns: readonly ImportColumn[], cells: Cells): Promise<NewCell[]> {
  const wrong = await wrongRows(
    ctx.db,
    id,
    cells.map(({ row }) => row),
  );
  return cells.map(({ row, column, value }, index) => {
    const known = columns.find(({ header }) => header === column);
    if (!known || !wrong.has(row)) throw invalidInput({ cells: [`Row ${row} has no error in ${column}.`] });
    return { row, key: known.key, value: typed(value, row, index) };
  });
}

/** By the rules for cells of a file. */
function typed(value: string, row: number, column: number): string {
  try {
    return cellText(value, { row, column, isError: false });
  } catch (error) {
    throw error instanceof SpreadsheetRefusal ? invalidInput({ cells: [error.message] }) : error;
  }
}
