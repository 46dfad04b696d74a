import { isOwnRecord } from '@muster/contract/viewer.ts';
import { todayAtHome } from '../../../platform/clock/today-at-home.ts';
import { employeesImported, type ImportContext } from '../../employees/index.ts';
import { type LeaveCredit, type LeaveType, leaveCreditsOf, leaveTypes, setLeaveCredits } from '../../leave/index.ts';
import { centsValue } from '../cell-values.ts';
import type { FileRow, ImportColumn, ImportRun, ImportWork, RowResult } from '../kind-work.ts';
import { matchPerson, peopleOf } from '../match-person.ts';
import { missingColumns } from '../missing-columns.ts';
import type { ImportPerson } from '../people.repository.ts';
import { rowErrors } from '../row-errors.ts';
import { skippedRow } from '../skipped-row.ts';

export const leaveCreditColumns: readonly ImportColumn[] = [
  { key: 'system_id', header: 'SystemID', isRequired: true, holds: 'number' },
  { key: 'employee_id', header: 'Employee ID No', isRequired: true, isIdentifier: true },
  { key: 'full_name', header: 'FullName', isRequired: true },
  { key: 'leave_type', header: 'Leave Type', isRequired: true },
  { key: 'credits', header: 'Credits', isRequired: true, holds: 'number' },
];

const keys = { systemId: 'system_id', employeeId: 'employee_id' } as const;

interface Known {
  readonly people: readonly ImportPerson[];
  readonly credits: readonly LeaveCredit[];
}

/** Section 5.7: sets credits to the values of the file; incomplete rows and those of inactive employees are skipped. */
export const leaveCreditImport: ImportWork = {
  columns: () => leaveCreditColumns,
  everyColumn: leaveCreditColumns,
  mayShowSensitive: () => true,
  refusesOwnRows: 'no one sets their own leave credits',
  open: async (ctx, locks) => openRun(ctx, await leaveTypes(ctx.db), locks),
};

function openRun(ctx: ImportContext, types: readonly LeaveType[], locks: boolean): ImportRun {
  const rowByCredit = new Map<string, number>();
  const wanted = new Map<number, { person: ImportPerson; type: LeaveType; credit: LeaveCredit }>();
  const today = todayAtHome(ctx);
  let changed = 0;

  const checkRow = (row: FileRow, known: Known): RowResult => {
    const title = row.cells.get('full_name') ?? '';
    const missing = missingColumns(row, leaveCreditColumns);
    if (missing.length > 0) return skippedRow(row, title, `${missing.join(', ')} is missing.`);
    const errors = rowErrors(row, leaveCreditColumns);
    const checked = { number: row.number, title, changes: [], messages: errors.messages };
    const person = matchPerson(row, known.people, keys, errors);
    if (!person) return { ...checked, outcome: 'error' };
    if (person.status_group !== 'active') return skippedRow(row, title, 'the employee is inactive.');
    const name = row.cells.get('leave_type') ?? '';
    const type = types.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (!type)
      return { ...skippedRow(row, title, `the leave type ${name} is not in the portal.`), unknownLeaveType: name };
    const hundredths = centsValue(row.cells.get('credits') ?? '');
    if (hundredths === null || Math.abs(hundredths) > mostHundredths) {
      errors.add('credits', 'The Credits must be a valid number.');
    }
    const key = `${person.id} ${type.id}`;
    const earlier = rowByCredit.get(key);
    if (earlier !== undefined) errors.add('leave_type', `Row ${earlier} names the same employee and leave type.`);
    else rowByCredit.set(key, row.number);
    if (hundredths === null || errors.messages.length > 0) return { ...checked, outcome: 'error' };
    const stored = known.credits.find(
      ({ employeeId, leaveTypeId }) => employeeId === person.id && leaveTypeId === type.id,
    );
    if (stored?.hundredths === hundredths) return { ...checked, outcome: 'unchanged' };
    if (isOwnRecord(ctx.viewer, person.id)) {
      errors.add('credits', "You can't set your own leave credits. Someone else must import this row.");
      return { ...checked, outcome: 'error' };
    }
    const credit = { employeeId: person.id, leaveTypeId: type.id, hundredths };
    wanted.set(row.number, { person, type, credit });
    const change = { column: type.name, before: shown(stored?.hundredths), after: shown(hundredths) };
    return { ...checked, outcome: stored ? 'update' : 'create', changes: [change], subjectId: person.id };
  };

  return {
    async check(rows) {
      const people = await peopleOf(ctx, rows, keys, locks);
      const credits = await leaveCreditsOf(
        ctx.db,
        people.map(({ id }) => id),
        today,
      );
      return rows.map((row) => checkRow(row, { people, credits }));
    },
    async write(rows) {
      const some = rows.flatMap(({ number }) => wanted.get(number) ?? []);
      await setLeaveCredits(
        ctx.db,
        some.map(({ credit }) => credit),
        { userId: ctx.viewer.userId, day: today },
      );
      for (const { person, type, credit } of some) {
        await ctx.audit({
          event: 'leave.set-credits',
          subject: { kind: 'employee', id: String(person.id) },
          clientId: person.client_id,
          after: { leave_type: type.logged_type, credits: shown(credit.hundredths) },
          details: { source: 'import' },
        });
      }
      for (const { number } of rows) wanted.delete(number);
      changed += some.length;
    },
    async finish() {
      if (changed > 0) await ctx.announce(employeesImported, { count: changed });
    },
  };
}

const mostHundredths = 9_999_999;

const shown = (hundredths: number | undefined) => (hundredths === undefined ? '' : (hundredths / 100).toFixed(2));
