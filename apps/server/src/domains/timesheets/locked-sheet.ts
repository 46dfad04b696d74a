import type { Problem } from '@muster/contract';
import { timesheetLabels } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import {
  conflictAbout,
  lockedRecord,
  type RecordSource,
  type WantedRecord,
} from '../../platform/records/locked-record.ts';
import { noSubjects } from '../approvals/index.ts';
import type { SheetRow } from './timesheet-list.repository.ts';
import type { SheetReach } from './timesheet-reach.ts';
import { lockSheets } from './timesheet-write.repository.ts';

/** Locks and reads a timesheet within reach. @throws Problem not-found or conflict */
export function lockedSheet(ctx: Ctx, wanted: WantedRecord, reach: SheetReach): Promise<SheetRow> {
  return lockedRecord(ctx, sheetSource(reach), wanted);
}

/** The conflict about a timesheet that was read with another version. */
export function changedSheet(ctx: Ctx, stored: SheetRow, version: number): Promise<Problem> {
  return conflictAbout(ctx, sheetSource({ ownId: null, others: noSubjects }), { id: stored.id, version, stored });
}

const sheetSource = (reach: SheetReach): RecordSource<SheetRow> => ({
  thing: 'timesheet',
  lock: async ({ db }, id) => (await lockSheets(db, [id], reach))[0],
  logged: ({ id, employee_id }) => ({
    subject: { kind: 'employee', id: employee_id },
    part: { kind: 'timesheet', id },
  }),
  labels: { timesheet: 'Status' },
  outcome: ({ state }) => `It is ${timesheetLabels[state].toLowerCase()} now.`,
});
