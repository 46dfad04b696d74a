import { punchLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import {
  announceImportedPunches,
  checkPunches,
  type ImportedPunch,
  type PunchVerdict,
  storeImportedPunches,
} from '../../attendance/index.ts';
import type { ImportContext } from '../../employees/index.ts';
import type { FileRow, ImportRun, ImportWork, RowResult } from '../kind-work.ts';
import { rowErrors } from '../row-errors.ts';
import { type BiometricPerson, findBiometricPeople } from './biometric-people.repository.ts';
import { type PunchCells, punchColumns, readCells, saysNothing } from './punch-cells.ts';

/** Punches of biometric devices (record 078): nothing changes while a row is wrong, unless the user asks for the others. */
export const punchImport: ImportWork = {
  columns: () => punchColumns,
  everyColumn: punchColumns,
  mayShowSensitive: () => true,
  mayLeaveOutErrors: true,
  refusesOwnRows: 'no one imports their own clock-ins',
  open: async (ctx) => openRun(ctx),
};

interface Surveyed {
  readonly people: readonly BiometricPerson[];
  readonly verdicts: ReadonlyMap<number, PunchVerdict>;
}

function openRun(ctx: ImportContext): ImportRun {
  const rows: FileRow[] = [];
  const rowByPunch = new Map<string, number>();
  const stored: Pick<ImportedPunch, 'employeeId' | 'workDate'>[] = [];
  const wanted = new Map<number, { readonly cells: PunchCells; readonly punch: ImportedPunch }>();
  let surveyed: Surveyed | null = null;

  const checkRow = (row: FileRow, { people, verdicts }: Surveyed): RowResult => {
    const errors = rowErrors(row, punchColumns);
    const checked = {
      number: row.number,
      title: row.cells.get('full_name') ?? '',
      changes: [],
      messages: errors.messages,
    };
    if (saysNothing(row)) return { ...checked, outcome: 'unchanged' };
    const cells = readCells(row, people, errors);
    if (cells === null) return { ...checked, outcome: 'error' };
    const title = `${cells.person.name} (${cells.person.employee_id})`;
    const subjectId = cells.person.id;
    if (isOwnRecord(ctx.viewer, cells.person.id)) errors.add('biometric_id', "You can't import your own clock-ins.");
    const earlier = rowByPunch.get(keyOf(cells));
    if (earlier !== undefined && earlier !== row.number) errors.add('time', `Row ${earlier} has the same punch.`);
    const verdict = verdicts.get(row.number);
    if (verdict?.kind === 'refused') errors.add('time', verdict.reason);
    if (errors.messages.length > 0 || verdict === undefined) return { ...checked, title, subjectId, outcome: 'error' };
    if (verdict.kind === 'repeated') errors.add('time', verdict.reason);
    if (verdict.kind !== 'added') return { ...checked, title, outcome: 'unchanged' };
    const { person, kind, at, zone, device } = cells;
    wanted.set(row.number, {
      cells,
      punch: { employeeId: person.id, kind, at, zone, workDate: verdict.workDate, device },
    });
    const locked = verdict.isLocked ? ', which is locked: the difference counts in the next open period' : '';
    const after = `${localText(cells)}, for ${verdict.workDate}${locked}`;
    const change = { column: punchLabels[kind], before: '', after };
    return { ...checked, title, outcome: 'create', changes: [change], subjectId };
  };

  return {
    async survey(some) {
      rows.push(...some);
    },
    async check(some) {
      surveyed ??= await surveyRows(ctx, rows, rowByPunch);
      const known = surveyed;
      return some.map((row) => checkRow(row, known));
    },
    async write(some) {
      const punches = some.flatMap(({ number }) => wanted.get(number) ?? []);
      await storeImportedPunches(
        ctx,
        punches.map(({ punch }) => punch),
      );
      for (const [person, own] of Map.groupBy(punches, ({ cells }) => cells.person))
        await ctx.audit({
          event: 'attendance.import-punches',
          subject: { kind: 'employee', id: String(person.id) },
          clientId: person.client_id,
          after: { punches: own.map(({ cells }) => `${punchLabels[cells.kind]} ${localText(cells)}`) },
          details: { source: 'import' },
        });
      stored.push(...punches.map(({ punch }) => punch));
      for (const { number } of some) wanted.delete(number);
    },
    finish: () => announceImportedPunches(ctx, stored),
  };
}

/** Punches depend on those before and after them, so all rows are read before the first is checked. */
async function surveyRows(
  ctx: ImportContext,
  rows: readonly FileRow[],
  rowByPunch: Map<string, number>,
): Promise<Surveyed> {
  const ids = new Set(rows.flatMap(({ cells }) => cells.get('biometric_id') ?? []));
  const people = await findBiometricPeople(ctx.db, [...ids]);
  const punches = rows.flatMap((row) => {
    const cells = saysNothing(row) ? null : readCells(row, people, rowErrors(row, punchColumns));
    if (cells === null || rowByPunch.has(keyOf(cells))) return [];
    rowByPunch.set(keyOf(cells), row.number);
    const { person, kind, at, zone } = cells;
    return [{ row: row.number, employeeId: person.id, kind, at, zone }];
  });
  return { people, verdicts: await checkPunches(ctx, punches) };
}

const keyOf = ({ person, kind, at }: PunchCells) => `${person.id} ${kind} ${at}`;

/** '2026-03-02 09:00:00 Asia/Manila'. */
function localText({ at, zone }: PunchCells): string {
  const time = Temporal.Instant.fromEpochMilliseconds(Math.floor(at / 1000)).toZonedDateTimeISO(zone);
  return `${time.toPlainDate()} ${time.toPlainTime().toString({ smallestUnit: 'second' })} ${zone}`;
}
