import { type CallInput, notFound } from '@muster/contract';
import type { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import type { ImportKind } from '@muster/contract/domains/imports/imports.constants.ts';
import { downloadedPeople } from '../../platform/audit/downloaded-people.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { storedContent } from '../../platform/files/stored-content.ts';
import type { FileAnswer } from '../../platform/http/binding.ts';
import { writeWorkbook } from '../../platform/spreadsheet/spreadsheet.ts';
import { openCorrections } from './corrected-cells.ts';
import { readFileRows, reasonsHeader } from './file-rows.ts';
import { pageOfRows } from './import-rows.repository.ts';
import { linesOf } from './imports.presenter.ts';
import type { FileRow } from './kind-work.ts';
import { reachableJob } from './read-imports.ts';
import { workbookType } from './workbook-type.ts';
import { importWorks } from './works-by-kind.ts';

type RejectedRows = (typeof importsCalls)['rejectedRows'];

const mostRows = 20_000;

/** The rejected or skipped rows, as in the file, with the reasons in a last column. */
export async function readRejectedRows(ctx: Ctx, { params }: CallInput<RejectedRows>): Promise<FileAnswer> {
  const job = await reachableJob(ctx, params.id);
  if (job.storage_key === null) throw notFound('file');
  const work = importWorks[job.kind as ImportKind];
  const mayShow = work.mayShowSensitive(ctx.viewer, job.created_by_user_id === ctx.viewer.userId);
  const columns = work.everyColumn.filter(({ isSensitive }) => !isSensitive || mayShow);
  const page = { jobId: job.id, outcomes: ['error', 'skip'], first: 0, rows: mostRows } as const;
  const reasons = new Map(
    (await pageOfRows(ctx.db, page)).map((row) => [row.row_number, linesOf(row).map(withoutRow)]),
  );
  const rows: string[][] = [];
  const take = async (some: readonly FileRow[]) => {
    for (const { number, cells, problems } of some) {
      const why = reasons.get(number);
      // As text, a cell that could not be read would pass the next import. It has to be entered again.
      const shown = columns.map(({ key }) => (problems.has(key) ? '' : (cells.get(key) ?? '')));
      if (why) rows.push([...shown, why.join('\n')]);
    }
  };
  const content = await storedContent(ctx.files, job.storage_key);
  await readFileRows(content, work.everyColumn, take, openCorrections(ctx.cipher, job));
  await ctx.audit({
    event: 'imports.download-rejected-rows',
    subject: { kind: 'import', id: String(job.id) },
    details: { rows: rows.length, [downloadedPeople]: rows.length },
  });
  const headers = [...columns.map(({ header }) => ({ header })), { header: reasonsHeader, width: 80 }];
  return {
    name: `rejected-rows-${job.id}.xlsx`,
    type: workbookType,
    content: await writeWorkbook({ name: 'Rejected rows', columns: headers, rows }),
  };
}

const withoutRow = (line: string) => line.replace(/^Row \d+: /, '');
