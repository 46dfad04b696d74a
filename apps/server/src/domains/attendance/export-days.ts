import { type CallInput, homeZone } from '@muster/contract';
import { attendanceAreas } from '@muster/contract/domains/attendance/attendance.policy.ts';
import type { attendanceExportCalls } from '@muster/contract/domains/attendance/attendance-export.calls.ts';
import { type Reach, reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { mostExportedRows } from '@muster/contract/exports.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { FileAnswer } from '../../platform/http/binding.ts';
import { assertExportable, exportFile } from '../../platform/spreadsheet/export-file.ts';
import { dayColumnsFor } from './day-export.presenter.ts';
import { listDays, zoneOfReader } from './day-list.repository.ts';
import { daySpanOf, daysQuery } from './read-days.ts';
import { monthSpanOf } from './read-earlier-days.ts';

type Calls = typeof attendanceExportCalls;
type Days = CallInput<Calls['days']>;
type Earlier = CallInput<Calls['earlier']>;
type Shown = Omit<Days['body'], 'from' | 'to'>;

/** What the list of days shows its viewer, as a file. */
export function exportDays(ctx: Ctx, { body }: Days): Promise<FileAnswer> {
  return daysAsFile(ctx, body, {
    ...daySpanOf(ctx, body),
    reach: reachOf(ctx.viewer, attendanceAreas.days),
    event: 'attendance.export-days',
  });
}

/** The same of a month of the archive. */
export function exportEarlierDays(ctx: Ctx, { body }: Earlier): Promise<FileAnswer> {
  return daysAsFile(ctx, body, {
    ...monthSpanOf(ctx, body.month),
    reach: reachOf(ctx.viewer, attendanceAreas.earlier),
    event: 'attendance.export-earlier-days',
  });
}

interface Which {
  readonly from: string;
  readonly to: string;
  readonly reach: Reach;
  readonly event: string;
}

async function daysAsFile(ctx: Ctx, shown: Shown, { from, to, reach, event }: Which): Promise<FileAnswer> {
  // One row more than allowed, to detect that there are too many.
  const query = daysQuery({ ...shown, page: 1, rows: mostExportedRows + 1 }, { from, to, reach });
  const { data } = await listDays(ctx.db, query);
  assertExportable(data.length, 'state');
  const columns = dayColumnsFor((await zoneOfReader(ctx.db, ctx.viewer.userId)) ?? homeZone);
  const file = await exportFile(`attendance-${from}-to-${to}`, shown.format, {
    name: 'Attendance',
    columns: columns.map(({ cell: _cell, ...column }) => column),
    rows: data.map((row) => columns.map(({ cell }) => cell(row))),
  });
  await ctx.audit({ event, details: { format: shown.format, rows: data.length, from, to } });
  return file;
}
