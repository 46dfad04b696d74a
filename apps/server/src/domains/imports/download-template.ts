import { uploadLimits } from '@muster/contract/constants.ts';
import { importRules } from '@muster/contract/domains/imports/import-guides.ts';
import type { ImportKind } from '@muster/contract/domains/imports/imports.constants.ts';
import { downloadedPeople } from '../../platform/audit/downloaded-people.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { FileAnswer } from '../../platform/http/binding.ts';
import { writeWorkbook } from '../../platform/spreadsheet/spreadsheet.ts';
import { employeeTemplate } from './employees/employee-template.ts';
import {
  holidayTemplate,
  invoiceInformationTemplate,
  leaveCreditTemplate,
  punchTemplate,
  shiftTemplate,
} from './other-templates.ts';
import type { TemplateTable } from './template-table.ts';
import { workbookType } from './workbook-type.ts';

interface Template {
  readonly name: string;
  /** Its rows are no employees. */
  readonly isWithoutPeople?: true;
  build(ctx: Ctx, most: number): Promise<TemplateTable>;
}

const templates = {
  employees: { name: 'Employees', build: employeeTemplate },
  shifts: { name: 'Employee shifts', build: shiftTemplate },
  invoice_information: { name: 'Invoice information', build: invoiceInformationTemplate },
  leave_credits: { name: 'Leave credits', build: leaveCreditTemplate },
  punches: { name: 'Punches', build: punchTemplate },
  holidays: { name: 'Holidays', isWithoutPeople: true, build: holidayTemplate },
} as const satisfies Record<ImportKind, Template>;

/** Each row begins with the id of its employee. */
const peopleIn = (rows: TemplateTable['rows']) => new Set(rows.map(([id]) => id)).size;

/** Current data in the columns of the import, or none, with drop-downs for closed lists and its rules on a second sheet. */
export async function downloadTemplate(ctx: Ctx, kind: ImportKind, isBlank: boolean): Promise<FileAnswer> {
  const { name, isWithoutPeople, build }: Template = templates[kind];
  const { columns, rows } = await build(ctx, isBlank ? 0 : uploadLimits.importRows);
  await ctx.audit({
    event: 'imports.download-template',
    details: { kind, rows: rows.length, [downloadedPeople]: isWithoutPeople ? 0 : peopleIn(rows) },
  });
  const note =
    rows.length < uploadLimits.importRows
      ? []
      : [`Only the first ${uploadLimits.importRows} rows are included: an import takes no more.`];
  return {
    name: `${name.toLowerCase().replaceAll(' ', '-')}.xlsx`,
    type: workbookType,
    content: await writeWorkbook({ name, columns, rows, notes: [...note, ...importRules[kind]] }),
  };
}
