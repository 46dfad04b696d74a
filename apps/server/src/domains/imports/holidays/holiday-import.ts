import { type HolidayKind, holidayKindLabels } from '@muster/contract/domains/holidays/holidays.constants.ts';
import { createHolidayBody, holidayLabels } from '@muster/contract/domains/holidays/holidays.schemas.ts';
import type { ImportContext } from '../../employees/index.ts';
import {
  announceHolidaysOf,
  calendarChoices,
  type HolidayColumns,
  holidaysOnDays,
  type LockedHoliday,
  storeImportedHolidays,
} from '../../holidays/index.ts';
import { dayValue, flagValue } from '../cell-values.ts';
import type { FileRow, ImportColumn, ImportRun, ImportWork, RowChange, RowResult } from '../kind-work.ts';
import { rowErrors } from '../row-errors.ts';

export const holidayImportColumns: readonly ImportColumn[] = [
  { key: 'calendar_id', header: holidayLabels.calendar_id, isRequired: true },
  { key: 'day', header: holidayLabels.day, isRequired: true, holds: 'day' },
  { key: 'name', header: holidayLabels.name, isRequired: true },
  { key: 'kind', header: holidayLabels.kind, isRequired: true },
  { key: 'from_time', header: holidayLabels.from_time },
  { key: 'until_time', header: holidayLabels.until_time },
  { key: 'is_fixed', header: holidayLabels.is_fixed, holds: 'flag' },
  { key: 'source', header: holidayLabels.source, isRequired: true },
];

/** A row is the holiday of its calendar with the name on the date: it is changed if it exists, and added if not. */
export const holidayImport: ImportWork = {
  columns: () => holidayImportColumns,
  everyColumn: holidayImportColumns,
  mayShowSensitive: () => true,
  open: async (ctx, locks) => openRun(ctx, await calendarChoices(ctx.db), locks),
};

interface Calendar {
  readonly id: number;
  readonly name: string;
}

interface Wanted {
  readonly stored: LockedHoliday | null;
  readonly columns: HolidayColumns;
}

function openRun(ctx: ImportContext, calendars: readonly Calendar[], locks: boolean): ImportRun {
  const calendarOf = new Map(calendars.map((calendar) => [calendar.name.toLowerCase(), calendar]));
  const rowOfHoliday = new Map<string, number>();
  const wanted = new Map<number, Wanted>();
  const touched = new Set<number>();

  const checkRow = (row: FileRow, known: ReadonlyMap<string, LockedHoliday>): RowResult => {
    const errors = rowErrors(row, holidayImportColumns);
    const calendar = calendarOf.get((row.cells.get('calendar_id') ?? '').toLowerCase());
    if (!calendar) errors.add('calendar_id', 'The Calendar must be the name of a holiday calendar.');
    const title = row.cells.get('name') ?? '';
    const checked = { number: row.number, title, changes: [], messages: errors.messages };
    const typed = row.cells.get('day') ?? '';
    const [calendar_id, day] = [calendar?.id ?? 0, dayValue(typed) ?? typed];
    const key = keyOf({ calendar_id, day, name: title });
    const stored = known.get(key) ?? null;
    const { data, error } = createHolidayBody.safeParse({ ...valuesOf(row, stored), calendar_id, day, name: title });
    for (const { path, message } of error?.issues ?? []) errors.add(String(path[0]), message);
    const earlier = rowOfHoliday.get(key);
    if (earlier !== undefined) errors.add('name', `Row ${earlier} names the same holiday.`);
    else rowOfHoliday.set(key, row.number);
    if (!data || errors.messages.length > 0) return { ...checked, outcome: 'error' };
    const columns = { ...data, from_time: data.from_time || null, until_time: data.until_time || null };
    const changes = changesOf(stored, columns);
    const basis = String(stored?.version ?? '');
    if (changes.length === 0) return { ...checked, outcome: 'unchanged', basis };
    wanted.set(row.number, { stored, columns });
    return { ...checked, outcome: stored ? 'update' : 'create', changes, basis };
  };

  return {
    async check(rows) {
      const days = rows.flatMap(({ cells }) => dayValue(cells.get('day') ?? '') ?? []);
      const stored = await holidaysOnDays(ctx.db, days, locks);
      const known = new Map(stored.map((holiday) => [keyOf(holiday), holiday]));
      return rows.map((row) => checkRow(row, known));
    },
    async write(rows) {
      const some = rows.flatMap(({ number }) => wanted.get(number) ?? []);
      await storeImportedHolidays(ctx, some);
      for (const { columns } of some) touched.add(columns.calendar_id);
      for (const { number } of rows) wanted.delete(number);
    },
    async finish() {
      await announceHolidaysOf(ctx, [...touched]);
    },
  };
}

const keyOf = ({ calendar_id, day, name }: Pick<HolidayColumns, 'calendar_id' | 'day' | 'name'>) =>
  JSON.stringify([calendar_id, day, name.toLowerCase()]);

/** A column that the file does not have keeps what is stored. */
function valuesOf({ cells, columns }: FileRow, stored: LockedHoliday | null) {
  const timeOf = (key: 'from_time' | 'until_time') =>
    columns.has(key) ? clockOf(cells.get(key) ?? '') : stored?.[key];
  return {
    kind: kindOf(cells.get('kind') ?? ''),
    from_time: timeOf('from_time') ?? '',
    until_time: timeOf('until_time') ?? '',
    is_fixed: columns.has('is_fixed') ? (flagValue(cells.get('is_fixed') ?? '') ?? false) : (stored?.is_fixed ?? false),
    source: cells.get('source') ?? '',
  };
}

/** The label or the key of a kind, in any case; what is neither stays and is refused. */
function kindOf(text: string): string {
  const plain = text.toLowerCase();
  const labels = Object.entries(holidayKindLabels) as [HolidayKind, string][];
  return labels.find(([kind, label]) => kind === plain || label.toLowerCase() === plain)?.[0] ?? text;
}

/** '6:00' and '18:00:00' as the form has them. */
const clockOf = (text: string) => text.replace(/^(\d:)/, '0$1').replace(/^(\d\d:\d\d):00$/, '$1');

function changesOf(stored: LockedHoliday | null, columns: HolidayColumns): RowChange[] {
  const shown = (value: string | number | boolean | null | undefined) => String(value ?? '');
  return (['day', 'name', 'kind', 'from_time', 'until_time', 'is_fixed', 'source'] as const)
    .map((key) => ({ column: holidayLabels[key], before: shown(stored?.[key]), after: shown(columns[key]) }))
    .filter(({ before, after }) => before !== after);
}
