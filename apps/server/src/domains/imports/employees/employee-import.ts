import { employeeLabels as label } from '@muster/contract/domains/employees/employees.constants.ts';
import { maySeeSensitive } from '@muster/contract/domains/employees/employees.policy.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { todayAtHome } from '../../../platform/clock/today-at-home.ts';
import {
  addEmployees,
  addressOf,
  announceImportedEmployees,
  findHolders,
  type IdentifyingFields,
  type ImportContext,
  identifyingFields,
  lockEmployees,
  readEmployees,
  refreshList,
} from '../../employees/index.ts';
import { announcePlaced } from '../../shifts/index.ts';
import { idValue } from '../cell-values.ts';
import type { FileRow, ImportRun, ImportWork, RowResult } from '../kind-work.ts';
import { ambiguousEmployeeId, hasEmployeeId, otherSpellingsOf } from '../match-person.ts';
import { type RowErrors, rowErrors } from '../row-errors.ts';
import { checkNewEmployee, checkStoredEmployee } from './employee-check.ts';
import { employeeImportColumns, everyEmployeeColumn } from './employee-import-columns.ts';
import {
  findKnownPeople,
  type KnownPeople,
  readEmployeeLists,
  readPolicies,
  type SignInAddress,
  signInAddresses,
} from './employee-lookups.repository.ts';
import { employeeLookups } from './employee-lookups.ts';
import type { NewPerson } from './new-people.ts';

const refreshedAtOnce = 500;

/** Section 5.5: adds and changes employees; status, cost and fees stay unchanged. */
export const employeeImport: ImportWork = {
  columns: employeeImportColumns,
  everyColumn: everyEmployeeColumn,
  mayShowSensitive: maySeeSensitive,
  open: openRun,
};

async function openRun(ctx: ImportContext, locks: boolean): Promise<ImportRun> {
  const today = todayAtHome(ctx);
  const lookups = employeeLookups(await readEmployeeLists(ctx.db, today));
  const columns = employeeImportColumns(ctx.viewer);
  const taken = createTaken();
  const people = new Map<number, NewPerson>();
  const touched: number[] = [];
  const placed: number[] = [];
  let placedFrom = today;

  const checkRow = (row: FileRow, known: Known): RowResult => {
    const errors = rowErrors(row, columns);
    const facts = { ctx, row, errors, lookups, today, holders: known.holders };
    const match = matchOf(row, known.people, errors);
    taken.note(row, match?.id ?? null, known.people, errors);
    if (isOfAnotherAccount(ctx, row, match, known.accounts)) errors.add('work_email', say.unique(label.work_email));
    const stored = match && known.stored.get(match.id);
    if (stored) {
      const held = known.policies.filter(({ employee_id: id }) => id === stored.record.id);
      return checkStoredEmployee(facts, stored, held);
    }
    const checked = checkNewEmployee(facts);
    if (checked.person) people.set(row.number, checked.person);
    return checked.row;
  };

  return {
    async check(rows) {
      const known = await readKnown(ctx, rows, today, locks);
      return rows.map((row) => checkRow(row, known));
    },
    async write(rows) {
      const added = rows.flatMap(({ number }) => people.get(number) ?? []);
      const ids = added.length > 0 ? await addEmployees(ctx, added) : [];
      touched.push(...ids);
      placed.push(...ids);
      placedFrom = [placedFrom, ...added.map(({ body }) => body.start_date)].sort()[0] ?? placedFrom;
      for (const row of rows) await row.write?.();
      for (const { number } of rows) people.delete(number);
      touched.push(...changedIds(rows));
    },
    async finish() {
      for (let at = 0; at < touched.length; at += refreshedAtOnce) {
        await refreshList(ctx.db, touched.slice(at, at + refreshedAtOnce), today);
      }
      await announcePlaced(ctx, placed, placedFrom);
      await announceImportedEmployees(ctx, [...new Set(touched)]);
    },
  };
}

interface Known {
  readonly people: readonly KnownPeople[];
  readonly accounts: readonly SignInAddress[];
  readonly holders: Awaited<ReturnType<typeof findHolders>>;
  readonly stored: ReadonlyMap<number, Awaited<ReturnType<typeof readEmployees>>[number]>;
  readonly policies: Awaited<ReturnType<typeof readPolicies>>;
}

async function readKnown(ctx: ImportContext, rows: readonly FileRow[], today: string, locks: boolean): Promise<Known> {
  const texts = (key: string) => rows.flatMap(({ cells }) => cells.get(key) ?? []);
  const employeeIds = texts('third_party_employee_id');
  const workEmails = texts('work_email').map((text) => text.toLowerCase());
  const accounts = await signInAddresses(ctx.db, workEmails);
  const holders = await findHolders(ctx, [...rows.map(identifiersOf), addressOf(ctx.viewer)]);
  const people = await findKnownPeople(ctx.db, {
    ids: [
      ...texts('system_id').flatMap((text) => idValue(text) ?? []),
      ...(await otherSpellingsOf(ctx.db, employeeIds)),
    ],
    employeeIds,
    workEmails,
    personalEmails: texts('personal_email').map((text) => text.toLowerCase()),
  });
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return { people, accounts, holders, stored: new Map(), policies: [] };
  if (locks) await lockEmployees(ctx.db, ids);
  const stored = await readEmployees(ctx.db, ids, today);
  return {
    people,
    accounts,
    holders,
    stored: new Map(stored.map((one) => [one.record.id, one])),
    policies: await readPolicies(ctx.db, ids),
  };
}

/** By System ID, or by Employee ID if none is given; both must refer to the same employee. */
function matchOf(row: FileRow, people: readonly KnownPeople[], errors: RowErrors): KnownPeople | undefined {
  const systemId = row.cells.get('system_id');
  if (systemId === undefined) {
    const given = row.cells.get('third_party_employee_id');
    const sharing = given === undefined ? [] : people.filter((one) => hasEmployeeId(one, given));
    if (sharing.length > 1) errors.add('third_party_employee_id', ambiguousEmployeeId(sharing.length));
    return sharing[0];
  }
  const found = people.find(({ id }) => id === idValue(systemId));
  if (!found) errors.add('system_id', 'The System ID matches no employee: leave it empty to add an employee.');
  return found;
}

const identifiersOf = ({ cells }: FileRow): IdentifyingFields =>
  Object.fromEntries(identifyingFields.map((field) => [field, cells.get(field)]));

/** A work email links the account that signs in with it, unless one of the two has another one (as in the form). */
function isOfAnotherAccount(
  { viewer }: ImportContext,
  row: FileRow,
  person: KnownPeople | undefined,
  accounts: readonly SignInAddress[],
): boolean {
  const email = row.cells.get('work_email')?.toLowerCase();
  const found = accounts.find((account) => account.email === email);
  if (!found || person?.work_email === email || person?.account === email) return false;
  return found.is_held || !maySeeSensitive(viewer) || (person !== undefined && person.account !== null);
}

const uniqueFields = {
  third_party_employee_id: 'employee_id',
  work_email: 'work_email',
  personal_email: 'personal_email',
} as const;

/** Values that are already used, in the portal or by an earlier row of the file. */
function createTaken() {
  const rowsByValue = new Map<string, number>();
  return {
    note(row: FileRow, ownId: number | null, people: readonly KnownPeople[], errors: RowErrors): void {
      const marks: [string, string | undefined][] = [['id', ownId === null ? undefined : String(ownId)]];
      for (const [field, column] of Object.entries(uniqueFields) as [keyof typeof uniqueFields, keyof KnownPeople][]) {
        const text = row.cells.get(field);
        const value = field === 'third_party_employee_id' ? text : text?.toLowerCase();
        marks.push([field, value]);
        if (value !== undefined && people.some((other) => other.id !== ownId && other[column] === value))
          errors.add(field, say.unique(label[field]));
      }
      for (const [field, value] of marks) {
        if (value === undefined) continue;
        const earlier = rowsByValue.get(`${field} ${value}`);
        if (earlier === undefined) rowsByValue.set(`${field} ${value}`, row.number);
        else if (field === 'id') errors.add('system_id', `Duplicate of row ${earlier} (same System ID).`);
        else errors.add(field, `${say.unique(label[field as keyof typeof uniqueFields])} Row ${earlier} has it too.`);
      }
    },
  };
}

const changedIds = (rows: readonly RowResult[]) => rows.flatMap(({ subjectId }) => subjectId ?? []);
