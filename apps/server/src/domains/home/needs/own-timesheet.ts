import { addDays } from '@muster/contract/plain-day.ts';
import { ownSheetSubmitted, readSheetsToSubmit, sheetsToSubmit, sheetsWaitingFor } from '../../timesheets/index.ts';
import { beginningOf } from './beginning-of-day.ts';
import { doneAt, forEachUser, idsOf, type NeedSource, ownRow } from './need-source.ts';

/** Timesheets of past periods that the viewer has not submitted. */
export const ownTimesheet: NeedSource = {
  kind: 'own-timesheet',
  approval: null,
  isFor: ({ employeeId }) => employeeId !== null,
  rowsOf: async (ctx) => {
    const sheets = await sheetsToSubmit(ctx);
    return sheets.map(({ id, last_day }) => ownRow(id, { since: beginningOf(addDays(last_day, 1)) }));
  },
  expected: async (ctx, userIds) => forEachUser(await sheetsWaitingFor(ctx, userIds)),
  read: async (ctx, rows) => {
    const sheets = await readSheetsToSubmit(ctx, idsOf(rows));
    return sheets.map((sheet) => ({ id: sheet.id, need: { kind: 'own-timesheet' as const, sheet } }));
  },
  settled: async (ctx, [id]) => {
    const submitted = await ownSheetSubmitted(ctx, id);
    return submitted ? doneAt(submitted.at) : null;
  },
};
