import type { ImportAnswer } from '@muster/contract/domains/imports/import-answers.ts';
import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import type { ImportKind } from '@muster/contract/domains/imports/imports.constants.ts';
import { readSheet } from '../../platform/spreadsheet/spreadsheet.ts';
import type { TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

export const importCalls = {
  employees: importsCalls.importEmployees,
  shifts: importsCalls.importShifts,
  invoice_information: importsCalls.importInvoiceInformation,
  leave_credits: importsCalls.importLeaveCredits,
  punches: importsCalls.importPunches,
  holidays: importsCalls.importHolidays,
} as const;

export const templateCalls = {
  employees: importsCalls.employeesTemplate,
  shifts: importsCalls.shiftsTemplate,
  invoice_information: importsCalls.invoiceInformationTemplate,
  leave_credits: importsCalls.leaveCreditsTemplate,
  punches: importsCalls.punchesTemplate,
  holidays: importsCalls.holidaysTemplate,
} as const;

export type Cells = Readonly<Record<string, string | number>>;

/** A .csv file with these columns and rows. */
export function csvOf(rows: readonly Cells[]): Buffer {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly (string | number)[]) =>
    cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',');
  return Buffer.from(
    [line(headers), ...rows.map((row) => line(headers.map((header) => row[header] ?? '')))].join('\r\n'),
  );
}

export interface Sent {
  readonly mode?: 'check' | 'import';
  readonly name?: string;
}

export function formOf(content: Buffer | null, { mode, name = 'people.csv' }: Sent = {}): FormData {
  const form = new FormData();
  if (content) form.set('attachment', new File([new Uint8Array(content)], name));
  if (mode) form.set('mode', mode);
  return form;
}

/** Uploads a file, lets the portal process it and returns the outcome. */
export async function importFile(
  portal: TestPortal,
  persona: Persona,
  kind: ImportKind,
  content: Buffer | readonly Cells[],
  sent: Sent = {},
): Promise<ImportAnswer> {
  // Imports are limited per minute.
  portal.clock.advance({ seconds: 61 });
  await confirmFactor(portal, persona);
  const form = formOf(Buffer.isBuffer(content) ? content : csvOf(content as readonly Cells[]), sent);
  const { status, body, text } = await persona.call(importCalls[kind], { form });
  if (status !== 200) throw new Error(`The file was refused: ${status} ${text}`);
  await portal.settle();
  const found = await persona.call(importsCalls.job, { params: { id: body.data.id } });
  return found.body;
}

/** As if the user had just confirmed the password. */
export async function confirmFactor({ db, clock }: TestPortal, { sessionId }: Persona): Promise<void> {
  await db.updateTable('session').set({ factor_at: clock.now().toString() }).where('id', '=', sessionId).execute();
}

/** Rows of a downloaded file by heading. */
export async function sheetOf(bytes: Buffer): Promise<Record<string, string>[]> {
  const lines: (readonly string[])[] = [];
  await readSheet(bytes, async (rows) => {
    lines.push(...rows.map(({ cells }) => cells));
  });
  const [headers = [], ...rows] = lines;
  return rows.map((cells) => Object.fromEntries(headers.map((header, index) => [header, cells[index] ?? ''])));
}

/** An employee, and the checked file that gives them a position. */
export async function checkedPosition(portal: TestPortal, persona: Persona, position: string) {
  const employee = await createEmployee(portal.db);
  const row = { 'Employee ID': employee.third_party_employee_id, Position: position };
  const { data } = await importFile(portal, persona, 'employees', [row], { mode: 'check' });
  return { employee, id: data.id };
}

export const positionOf = async ({ db }: TestPortal, id: number) =>
  (await db.selectFrom('employee').select('position').where('id', '=', id).executeTakeFirstOrThrow()).position;
