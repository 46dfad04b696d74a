import { dayText } from '@muster/contract/plain-day.ts';
import { todayAtHome } from '../../../platform/clock/today-at-home.ts';
import { employeesImported, type ImportContext, refreshList } from '../../employees/index.ts';
import { announcePlaced, assertNoClash, storePlacements } from '../../shifts/index.ts';
import { dayValue } from '../cell-values.ts';
import type { FileRow, ImportColumn, ImportRun, ImportWork, RowResult } from '../kind-work.ts';
import { matchPerson, peopleOf } from '../match-person.ts';
import type { ImportPerson } from '../people.repository.ts';
import { type RowErrors, rowErrors } from '../row-errors.ts';
import { clashFinder, type PlannedShift } from './shift-clashes.ts';
import { type HeldShift, type KnownShift, readHeldShifts, readShifts } from './shift-lookups.repository.ts';
import { restDaysFrom, weekdaysShown } from './work-days.ts';

const dateHeading = 'Effective Date';

export const shiftImportColumns: readonly ImportColumn[] = [
  { key: 'system_id', header: 'System ID', isRequired: true, holds: 'number' },
  { key: 'employee_id', header: 'Employee ID', isRequired: true, isIdentifier: true },
  { key: 'full_name', header: 'Full Name' },
  { key: 'shift_name', header: 'Shift Name', isRequired: true },
  { key: 'effective_date', header: dateHeading, isRequired: true, holds: 'day' },
  { key: 'work_days', header: 'Work Days' },
];

const keys = { systemId: 'system_id', employeeId: 'employee_id' } as const;
const refreshedAtOnce = 500;

/** Dated assignments of shifts; nothing changes unless every row passes (docs/decisions.md, Imports and files). */
export const shiftImport: ImportWork = {
  columns: () => shiftImportColumns,
  everyColumn: shiftImportColumns,
  mayShowSensitive: () => true,
  open: async (ctx, locks) => openRun(ctx, await readShifts(ctx.db), locks),
};

function openRun(ctx: ImportContext, shifts: readonly KnownShift[], locks: boolean): ImportRun {
  const today = todayAtHome(ctx);
  const rowByDay = new Map<string, number>();
  // Collected to the end: an employee's shifts are written in the order of the days, in whatever order the file has
  // them.
  const planned: PlannedShift[] = [];

  // By row number, of the current batch.
  const wanted = new Map<number, PlannedShift>();
  const withClashes = clashFinder(ctx, dateHeading);

  const checkRow = (row: FileRow, people: readonly ImportPerson[], held: readonly HeldShift[]): RowResult => {
    const errors = rowErrors(row, shiftImportColumns);
    const person = matchPerson(row, people, keys, errors);
    if (person && saysNothing(row))
      return { number: row.number, title: titleOf(row, person), outcome: 'unchanged', changes: [], messages: [] };
    const own = held.filter(({ employee_id: id }) => id === person?.id);
    const from = effectiveDate(row, errors);
    const shift = shiftOf(row, person, shifts, errors);
    const restDays = restDaysOf(row, errors);
    const checked = { number: row.number, title: titleOf(row, person), changes: [], messages: errors.messages };
    if (person && (person.status_group === 'termination' || person.status_group === 'resignation'))
      errors.add('system_id', 'The employee has left.');
    if (person?.last_day && from && from > person.last_day)
      errors.add('effective_date', `The employment ends on ${dayText(person.last_day)}.`);
    if (person && from) noteDay(rowByDay, { row, person, from, errors });
    if (!person || !from || !shift || restDays === undefined) return { ...checked, outcome: 'error' };
    const same = own.find((one) => one.from === from && one.shift_id === shift.id && isSame(one.rest_days, restDays));
    if (same && errors.messages.length === 0) return { ...checked, outcome: 'unchanged' };
    if (from < today) errors.add('effective_date', 'The Effective Date must be today or later.');
    const later = own.find((one) => one.from >= from);
    if (later)
      errors.add(
        'effective_date',
        `The dates overlap the shift ${later.shift_name} that is planned from ${dayText(later.from)}.`,
      );
    if (errors.messages.length > 0) return { ...checked, outcome: 'error' };
    const before = own.find((one) => one.from < from && (one.until === null || one.until > from))?.shift_name ?? '';
    const after = `${shift.name} from ${dayText(from)}, ${restDays === null ? 'work days of the shift' : weekdaysShown(restDays)}`;
    const plan = { person, shift, from, restDays };
    wanted.set(row.number, plan);
    const write = async () => {
      planned.push(plan);
    };
    return {
      ...checked,
      outcome: 'update',
      changes: [{ column: 'Shift Name', before, after }],
      subjectId: person.id,
      basis: JSON.stringify([shift.id, own.map((one) => [one.shift_id, one.from, one.until, one.rest_days])]),
      write,
    };
  };

  return {
    async check(rows) {
      const people = await peopleOf(ctx, rows, keys, locks);
      const held = await readHeldShifts(
        ctx.db,
        people.map(({ id }) => id),
        today,
      );
      wanted.clear();
      const checked = rows.map((row) => checkRow(row, people, held));
      return withClashes(checked, wanted);
    },
    async write(rows) {
      for (const row of rows) await row.write?.();
    },
    finish: () => storeAll(ctx, planned, today),
  };
}

async function storeAll(ctx: ImportContext, planned: readonly PlannedShift[], today: string): Promise<void> {
  const inOrder = planned.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const by = { to: null, reason: null, source: 'import', userId: ctx.viewer.userId } as const;
  const placings = inOrder.map(({ person, shift, from, restDays }) => ({
    ...by,
    employeeIds: [person.id],
    shiftId: shift.id,
    rotation: null,
    from,
    restDays,
  }));
  await storePlacements(ctx, placings);
  for (const { person, shift, from, restDays } of inOrder) {
    await ctx.audit({
      event: 'employees.assign-shift',
      subject: { kind: 'employee', id: String(person.id) },
      clientId: person.client_id,
      after: { shift: shift.name, effective_from: from, rest_days: restDays },
      details: { source: 'import' },
    });
  }
  for (const { person, from } of planned)
    await assertNoClash(ctx.db, { employeeId: person.id, from, field: 'effective_date', name: person.name });
  const ids = [...new Set(planned.map(({ person }) => person.id))];
  const first = planned.map(({ from }) => from).sort()[0] ?? today;
  await announcePlaced(ctx, ids, first);
  for (let at = 0; at < ids.length; at += refreshedAtOnce)
    await refreshList(ctx.db, ids.slice(at, at + refreshedAtOnce), today);
  if (ids.length > 0) await ctx.announce(employeesImported, { count: ids.length });
}

/** What the template contains for employees without a shift. */
function saysNothing({ cells }: FileRow): boolean {
  return !cells.has('shift_name') && !cells.has('effective_date') && !cells.has('work_days');
}

function titleOf({ cells }: FileRow, person: ImportPerson | undefined): string {
  return person ? `${person.name} (${person.employee_id})` : (cells.get('employee_id') ?? '');
}

function effectiveDate(row: FileRow, errors: RowErrors): string | null {
  const text = row.cells.get('effective_date');
  const day = text === undefined ? null : dayValue(text);
  if (text === undefined) errors.add('effective_date', 'The Effective Date is required.');
  else if (day === null) errors.add('effective_date', 'The Effective Date is invalid. Write it as YYYY-MM-DD.');
  return day;
}

function shiftOf(row: FileRow, person: ImportPerson | undefined, shifts: readonly KnownShift[], errors: RowErrors) {
  const name = row.cells.get('shift_name');
  const named = shifts.filter((shift) => shift.name.toLowerCase() === name?.toLowerCase());
  const shift =
    named.find(({ client_id: id }) => id !== null && id === person?.client_id) ??
    named.find(({ client_id: id }) => id === null);
  if (name === undefined) errors.add('shift_name', 'The Shift Name is required.');
  else if (!shift && (person || named.length === 0))
    errors.add(
      'shift_name',
      `The Shift Name is not one of the shifts that people of this client may work.${choicesText(person, shifts)}`,
    );
  return shift;
}

const mostChoices = 5;

/** ' Use Day, Night or Sydney.' */
function choicesText(person: ImportPerson | undefined, shifts: readonly KnownShift[]): string {
  if (person === undefined) return '';
  const names = shifts.flatMap(({ client_id: id, name }) => (id === null || id === person.client_id ? [name] : []));
  if (names.length === 0) return '';
  const shown = names.length > mostChoices ? [...names.slice(0, mostChoices), 'another of them'] : names;
  return ` Use ${new Intl.ListFormat('en', { type: 'disjunction' }).format(shown)}.`;
}

/** Undefined if the cell is wrong. */
function restDaysOf(row: FileRow, errors: RowErrors): readonly number[] | null | undefined {
  const text = row.cells.get('work_days');
  if (text === undefined) return null;
  const days = restDaysFrom(text);
  if (days !== undefined) return days;
  errors.add('work_days', 'The Work Days are invalid. Write weekdays such as Mon, Tue, Wed.');
  return undefined;
}

interface DayOfRow {
  readonly row: FileRow;
  readonly person: ImportPerson;
  readonly from: string;
  readonly errors: RowErrors;
}

function noteDay(rowByDay: Map<string, number>, { row, person, from, errors }: DayOfRow): void {
  const key = `${person.id} ${from}`;
  const earlier = rowByDay.get(key);
  if (earlier === undefined) rowByDay.set(key, row.number);
  else errors.add('effective_date', `Row ${earlier} names the same employee and date.`);
}

function isSame(one: readonly number[] | null, other: readonly number[] | null): boolean {
  return String(one ?? 'none') === String(other ?? 'none');
}
