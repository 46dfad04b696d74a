import { importJobList, importRowList, importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import type { ImportKind } from '@muster/contract/domains/imports/imports.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { bind, bindPrepared } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { applyImport, applyValidRows } from './apply-import.ts';
import { correctImport } from './correct-import.ts';
import { downloadTemplate } from './download-template.ts';
import { listImports, readImport, readImportRows } from './read-imports.ts';
import { readRejectedRows } from './read-rejected-rows.ts';
import { type ImportSubmission, type KeptFile, keepImportFile, submitImport } from './submit-import.ts';

const keeping =
  (kind: ImportKind) =>
  (ctx: Ctx, { body }: { readonly body: ImportSubmission }) =>
    keepImportFile(ctx, kind, body);
const submitting =
  (kind: ImportKind) =>
  (ctx: Ctx, { body }: { readonly body: ImportSubmission }, kept: KeptFile) =>
    submitImport(ctx, kind, body, kept);

const template =
  (kind: ImportKind) =>
  (ctx: Ctx, { query }: { readonly query: { readonly blank?: 'true' | undefined } }) =>
    downloadTemplate(ctx, kind, query.blank === 'true');

export const importsBindings = [
  bindPrepared(importsCalls.importEmployees, keeping('employees'), submitting('employees')),
  bindPrepared(importsCalls.importShifts, keeping('shifts'), submitting('shifts')),
  bindPrepared(
    importsCalls.importInvoiceInformation,
    keeping('invoice_information'),
    submitting('invoice_information'),
  ),
  bindPrepared(importsCalls.importLeaveCredits, keeping('leave_credits'), submitting('leave_credits')),
  bindPrepared(importsCalls.importPunches, keeping('punches'), submitting('punches')),
  bindPrepared(importsCalls.importHolidays, keeping('holidays'), submitting('holidays')),
  bind(importsCalls.employeesTemplate, template('employees')),
  bind(importsCalls.shiftsTemplate, template('shifts')),
  bind(importsCalls.invoiceInformationTemplate, template('invoice_information')),
  bind(importsCalls.leaveCreditsTemplate, template('leave_credits')),
  bind(importsCalls.punchesTemplate, template('punches')),
  bind(importsCalls.holidaysTemplate, template('holidays')),
  ...bindList(importJobList, listImports),
  bind(importsCalls.job, readImport),
  ...bindList(importRowList, readImportRows),
  bind(importsCalls.apply, applyImport),
  bind(importsCalls.correct, correctImport),
  bind(importsCalls.applyValidRows, applyValidRows),
  bind(importsCalls.rejectedRows, readRejectedRows),
];
