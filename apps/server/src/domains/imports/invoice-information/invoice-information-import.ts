import { dayBefore } from '@muster/contract/dated/dated-history.ts';
import { costAmountBounds } from '@muster/contract/domains/employees/employees.constants.ts';
import { maySeeCosts } from '@muster/contract/domains/employees/employees.policy.ts';
import { dayText } from '@muster/contract/plain-day.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import { todayAtHome } from '../../../platform/clock/today-at-home.ts';
import {
  employeesImported,
  type ImportContext,
  type ImportedAmounts,
  insertAmounts,
  needsSecondPerson,
  refreshList,
} from '../../employees/index.ts';
import { centsValue } from '../cell-values.ts';
import type { FileRow, ImportColumn, ImportRun, ImportWork, RowResult } from '../kind-work.ts';
import { matchPerson, peopleOf } from '../match-person.ts';
import { missingColumns } from '../missing-columns.ts';
import type { ImportPerson } from '../people.repository.ts';
import { type RowErrors, rowErrors } from '../row-errors.ts';
import { skippedRow } from '../skipped-row.ts';
import { type AmountRange, readAmountRanges, readCurrencies } from './amount-ranges.repository.ts';
import { checkPeriod, overlaps, type Period } from './period-check.ts';

const amountLabels = { base_cost: 'Base cost', non_refundable: 'Non-refundable', re_fee: 'RE fee' } as const;

export const invoiceInformationColumns: readonly ImportColumn[] = [
  { key: 'system_id', header: 'System ID', holds: 'number' },
  { key: 'employee_id', header: 'Employee ID', isRequired: true, isIdentifier: true },
  { key: 'full_name', header: 'Full Name' },
  { key: 'base_cost', header: 'Base Cost', isRequired: true, isSensitive: true, holds: 'number' },
  { key: 'non_refundable', header: 'Non-Refundable', isRequired: true, isSensitive: true, holds: 'number' },
  { key: 're_fee', header: 'RE Fee', isRequired: true, isSensitive: true, holds: 'number' },
  { key: 'start_date', header: 'Start Date', isRequired: true, holds: 'day' },
  { key: 'end_date', header: 'End Date', holds: 'day' },
];

const keys = { systemId: 'system_id', employeeId: 'employee_id' } as const;
const refreshedAtOnce = 500;

/** Section 5.6: base cost, non-refundable and RE fee of an employee, from a day on; incomplete rows are skipped. */
export const invoiceInformationImport: ImportWork = {
  columns: () => invoiceInformationColumns,
  everyColumn: invoiceInformationColumns,
  // Finance may upload amounts that it cannot see in the portal, and sees its own file again.
  mayShowSensitive: (viewer, isSender) => isSender || maySeeCosts(viewer),
  open: async (ctx, locks) => openRun(ctx, locks),
};

function openRun(ctx: ImportContext, locks: boolean): ImportRun {
  const today = todayAtHome(ctx);
  const planned = new Map<number, { person: ImportPerson; amounts: ImportedAmounts }>();
  const periods = new Map<number, { row: number; period: Period }[]>();
  const touched: number[] = [];
  // Last days that earlier rows of the file give to saved amounts without an end.
  const ends = new Map<string, string>();

  const checkRow = (row: FileRow, { people, ranges, currencies }: Known): RowResult => {
    const missing = missingColumns(row, invoiceInformationColumns);
    const named = row.cells.get('full_name') ?? row.cells.get('employee_id') ?? '';
    if (missing.length > 0) return skippedRow(row, named, `${missing.join(', ')} is missing.`);
    const errors = rowErrors(row, invoiceInformationColumns);
    const person = matchPerson(row, people, keys, errors);
    const amounts = amountsOf(row, errors);
    const period = checkPeriod(row, today, errors);
    const title = person ? `${person.name} (${person.employee_id})` : named;
    const checked = { number: row.number, title, changes: [], messages: errors.messages };
    if (person && isOwnRecord(ctx.viewer, person.id)) errors.add('employee_id', "You can't change your own costs.");
    else if (person && needsSecondPerson(ctx, person.id, ['cost'])) {
      errors.add(
        'employee_id',
        'A second person has to approve changes of costs. Add them on the record of the employee.',
      );
    }
    if (!person || !amounts || !period || errors.messages.length > 0) return { ...checked, outcome: 'error' };
    const own = ranges
      .filter((range) => range.employee_id === person.id)
      .map((range) => ({ ...range, to: range.to ?? ends.get(keyOf(range)) ?? null }));
    const ended = own.filter((range) => isEndedBy(range, period));
    const saved = own.find((range) => !ended.includes(range) && overlaps(range, period));
    if (saved) errors.add('start_date', overlapText(saved));
    const others = periods.get(person.id) ?? [];
    const earlier = others.find((other) => overlaps(other.period, period));
    if (earlier) errors.add('start_date', `The dates overlap those of row ${earlier.row}.`);
    periods.set(person.id, [...others, { row: row.number, period }]);
    const currencyId = currencies.get(person.client_id);
    if (currencyId === undefined) errors.add('employee_id', 'The client of the employee has no currency.');
    if (currencyId === undefined || errors.messages.length > 0) return { ...checked, outcome: 'error' };
    planned.set(row.number, { person, amounts: { employeeId: person.id, ...period, currencyId, ...amounts } });
    const until = period.to === null ? '' : ` to ${dayText(period.to)}`;
    const change = {
      column: 'Base Cost, Non-Refundable, RE Fee',
      before: '',
      after: `[hidden] from ${dayText(period.from)}${until}`,
    };
    const lastDay = dayBefore(period.from);
    const endings = ended.map((range) => ({
      column: headerOf[range.kind],
      before: openText(range),
      after: `ends ${dayText(lastDay)}`,
    }));
    for (const range of ended) ends.set(keyOf(range), lastDay);
    return { ...checked, outcome: 'create', changes: [change, ...endings], subjectId: person.id, changesPay: true };
  };

  return {
    async check(rows) {
      const known = await readKnown(ctx, rows, locks, today);
      return rows.map((row) => checkRow(row, known));
    },
    async write(rows) {
      const some = rows.flatMap(({ number }) => planned.get(number) ?? []);
      if (some.length > 0)
        await insertAmounts(
          ctx.db,
          some.map(({ amounts }) => amounts),
          { userId: ctx.viewer.userId, today },
        );
      for (const { person, amounts } of some) await note(ctx, person, amounts);
      for (const { number } of rows) planned.delete(number);
      touched.push(...some.map(({ person }) => person.id));
    },
    async finish() {
      const ids = [...new Set(touched)];
      for (let at = 0; at < ids.length; at += refreshedAtOnce)
        await refreshList(ctx.db, ids.slice(at, at + refreshedAtOnce), today);
      if (ids.length > 0) await ctx.announce(employeesImported, { count: ids.length });
    },
  };
}

interface Known {
  readonly people: readonly ImportPerson[];
  readonly ranges: readonly AmountRange[];
  readonly currencies: ReadonlyMap<number, number>;
}

async function readKnown(ctx: ImportContext, rows: readonly FileRow[], locks: boolean, today: string): Promise<Known> {
  const people = await peopleOf(ctx, rows, keys, locks);
  const ranges = await readAmountRanges(
    ctx.db,
    people.map(({ id }) => id),
  );
  const currencies = await readCurrencies(ctx.db, [...new Set(people.map((person) => person.client_id))], today);
  return { people, ranges, currencies };
}

/** The log has entries about amounts, without the amounts. */
async function note(ctx: ImportContext, person: ImportPerson, { from, to }: ImportedAmounts): Promise<void> {
  await ctx.audit({
    event: 'employees.add-amount',
    subject: { kind: 'employee', id: String(person.id) },
    clientId: person.client_id,
    after: { kind: 'cost, nonrefundable, re_fee', effective_from: from, effective_to: to, amount: '[hidden]' },
    details: { source: 'import' },
  });
}

function amountsOf(row: FileRow, errors: RowErrors) {
  const cost = amountOf(row, 'base_cost', errors);
  const nonrefundable = amountOf(row, 'non_refundable', errors);
  const reFee = amountOf(row, 're_fee', errors);
  if (cost === null || nonrefundable === null || reFee === null) return null;
  return { cost, nonrefundable, reFee };
}

function amountOf(row: FileRow, key: keyof typeof amountLabels, errors: RowErrors): number | null {
  const label = amountLabels[key];
  const cents = centsValue(row.cells.get(key) ?? '');
  if (cents === null) errors.add(key, say.number(label));
  else if (cents < costAmountBounds.least * 100) errors.add(key, say.min(label, costAmountBounds.least));
  else if (cents > costAmountBounds.most * 100) errors.add(key, say.max(label, costAmountBounds.most));
  return cents;
}

/** An amount without an end is ended the day before a later one begins. */
const isEndedBy = (saved: AmountRange, { from }: Period) => saved.to === null && saved.from < from;

const keyOf = ({ employee_id: id, kind, from }: AmountRange) => `${id} ${kind} ${from}`;

const headerOf = { 'base cost': 'Base Cost', 'non-refundable': 'Non-Refundable', 'RE fee': 'RE Fee' } as const;

const openText = ({ from, to }: AmountRange) =>
  `from ${dayText(from)} ${to === null ? 'without an end' : `to ${dayText(to)}`}`;

const overlapText = (saved: AmountRange) => `The dates overlap the saved ${saved.kind} ${openText(saved)}.`;
