import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { invalidInput, validationMessages as say, type UploadedFile } from '@muster/contract';
import { uploadLimits } from '@muster/contract/constants.ts';
import type { ImportAnswer } from '@muster/contract/domains/imports/import-answers.ts';
import type { ImportKind } from '@muster/contract/domains/imports/imports.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { claimFile } from '../../platform/files/stored-file.repository.ts';
import { notify } from '../../platform/notify/notify.ts';
import { SpreadsheetRefusal } from '../../platform/spreadsheet/spreadsheet-refusal.ts';
import { readFileRows } from './file-rows.ts';
import { insertJob, jobUnderWay } from './import-job.repository.ts';
import { importAnswerOf } from './imports.presenter.ts';
import { importWorks } from './works-by-kind.ts';

export interface ImportSubmission {
  readonly attachment: UploadedFile;
  readonly mode: 'check' | 'import';
}

export interface KeptFile {
  readonly key: string;
  readonly rows: number;
}

/**
 * Before the transaction: the whole file is read once, so that a hostile or foreign one is refused immediately and
 * leaves nothing behind (reliability row 16).
 */
export async function keepImportFile(ctx: Ctx, kind: ImportKind, { attachment }: ImportSubmission): Promise<KeptFile> {
  assertEnding(attachment.name);
  let rows = 0;
  try {
    await readFileRows(await readFile(attachment.path), importWorks[kind].columns(ctx.viewer), async (some) => {
      rows += some.length;
    });
  } catch (error) {
    throw error instanceof SpreadsheetRefusal ? invalidInput({ attachment: [error.message] }) : error;
  }
  if (rows === 0) throw invalidInput({ attachment: ['The file has no rows below its headings.'] });
  return { key: await ctx.keepFile(createReadStream(attachment.path), attachment.size), rows };
}

/** Queues the file. The same file sent twice is one import: the second answer is the job of the first. */
export async function submitImport(
  ctx: Ctx,
  kind: ImportKind,
  { attachment, mode }: ImportSubmission,
  { key, rows }: KeptFile,
): Promise<ImportAnswer> {
  const job = await insertJob(ctx.db, {
    kind,
    is_direct: mode === 'import',
    // The call for it requires a fresh factor.
    pay_confirmed: mode === 'import' && kind === 'invoice_information',
    file_name: attachment.name,
    storage_key: key,
    sha256: attachment.sha256,
    size_bytes: attachment.size,
    rows_total: rows,
    created_by_user_id: ctx.viewer.userId,
    created_by_name: ctx.viewer.name,
    impersonator_user_id: ctx.viewer.impersonator?.userId ?? null,
    impersonator_name: ctx.viewer.impersonator?.name ?? null,
    created_at: ctx.clock.now().toString(),
  });
  if (!job) {
    const earlier = await jobUnderWay(ctx.db, kind, attachment.sha256);
    if (earlier) return importAnswerOf(ctx, earlier);
    throw invalidInput({ attachment: ['The same file was being imported a moment ago. Please try again.'] });
  }
  await claimFile(ctx.db, key);
  await ctx.audit({
    event: 'imports.submit',
    subject: { kind: 'import', id: String(job.id) },
    after: { kind, file_name: attachment.name, mode, rows },
  });
  await notify(ctx.db, 'import_job');
  return importAnswerOf(ctx, job);
}

/** The content decides; this check only avoids a vaguer message. */
function assertEnding(name: string): void {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  if (uploadLimits.importTypes.some((type) => type === ending)) return;
  throw invalidInput({ attachment: [say.fileType('Attachment', uploadLimits.importTypes)] });
}
