import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { uploadLimits } from '../../constants.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { messages } from '../../messages.ts';
import { idParameter } from '../../paging.ts';
import { requiredFile } from '../../uploads.ts';
import { importAnswer, importJobPage, importRowPage } from './import-answers.ts';
import { importAccess, importJobsAccess } from './imports.policy.ts';
import { importJobColumns, importRowColumns } from './imports-columns.ts';

const multipart = { files: ['attachment'], mostBytes: uploadLimits.bytes } as const;

/** `check` only checks the file; `import` also imports it if there are no errors. */
const submitted = (missing: string = messages.imports.missing) =>
  z.strictObject({
    attachment: requiredFile('Attachment', missing),
    mode: z.enum(['check', 'import']).default('import'),
  });

const submission = { method: 'POST', section: '7.3', multipart, answer: importAnswer, rate: 'import' } as const;
const template = {
  method: 'GET',
  section: '7.3',
  /** `blank`: without the current data. */
  query: z.strictObject({ blank: z.literal('true').optional() }),
  answer: 'file',
  audit: 'imports.download-template',
  rate: 'export',
} as const;

/** Files with sensitive or pay data (reliability rows 3 and 30). */
const guarded = { freshFactor: true, neverImpersonating: true } as const;

/** By the row number of the file and the heading of the column. */
const correctedCell = z.strictObject({ row: z.int().min(2), column: z.string().max(100), value: z.string().max(1000) });
const mostCorrections = 500;

/** Section 7.3, and calls to follow the progress of a file (ours). */
export const importsCalls = {
  importEmployees: defineCall({
    ...submission,
    name: 'imports.employees',
    path: '/api/import-employees',
    access: importAccess.employees,
    body: submitted(),
    audit: 'imports.submit',
  }),
  importShifts: defineCall({
    ...submission,
    name: 'imports.shifts',
    path: '/api/import-employee-shifts',
    access: importAccess.shifts,
    body: submitted(),
    audit: 'imports.submit',
  }),
  importInvoiceInformation: defineCall({
    ...submission,
    ...guarded,
    name: 'imports.invoice-information',
    path: '/api/import-employee-invoice-information',
    access: importAccess.invoice_information,
    body: submitted(),
    audit: 'imports.submit',
  }),
  importLeaveCredits: defineCall({
    ...submission,
    name: 'imports.leave-credits',
    path: '/api/import-employee-leave-credit',
    access: importAccess.leave_credits,
    body: submitted(messages.imports.leaveCreditsMissingFile),
    audit: 'imports.submit',
    neverImpersonating: true,
  }),
  /** Ours: what biometric devices recorded. */
  importPunches: defineCall({
    ...submission,
    name: 'imports.punches',
    path: '/api/import-punches',
    access: importAccess.punches,
    body: submitted(),
    audit: 'imports.submit',
    neverImpersonating: true,
  }),

  /** Ours: holidays of calendars. */
  importHolidays: defineCall({
    ...submission,
    name: 'imports.holidays',
    path: '/api/import-holidays',
    access: importAccess.holidays,
    body: submitted(),
    audit: 'imports.submit',
  }),

  employeesTemplate: defineCall({
    ...template,
    ...guarded,
    name: 'imports.employees-template',
    path: '/api/export-employees',
    access: importAccess.employees,
  }),
  shiftsTemplate: defineCall({
    ...template,
    name: 'imports.shifts-template',
    path: '/api/employee-shifts-import-template',
    access: importAccess.shifts,
  }),
  invoiceInformationTemplate: defineCall({
    ...template,
    ...guarded,
    name: 'imports.invoice-information-template',
    path: '/api/employee-invoice-information-template',
    access: importAccess.invoice_information,
  }),
  leaveCreditsTemplate: defineCall({
    ...template,
    ...guarded,
    name: 'imports.leave-credits-template',
    path: '/api/download-employee-leave-credit',
    access: importAccess.leave_credits,
  }),
  punchesTemplate: defineCall({
    ...template,
    name: 'imports.punches-template',
    path: '/api/punches-import-template',
    access: importAccess.punches,
  }),
  holidaysTemplate: defineCall({
    ...template,
    name: 'imports.holidays-template',
    path: '/api/holidays-import-template',
    access: importAccess.holidays,
  }),

  /** Newest first, only kinds that the viewer may import. */
  jobs: defineCall({
    name: 'imports.jobs',
    method: 'GET',
    path: '/api/import-jobs',
    section: '2.11',
    access: importJobsAccess,
    query: listQuery(importJobColumns),
    answer: importJobPage,
    audit: null,
  }),
  job: defineCall({
    name: 'imports.job',
    method: 'GET',
    path: '/api/import-jobs/:id',
    section: '2.11',
    access: importJobsAccess,
    params: idParameter,
    answer: importAnswer,
    audit: null,
  }),
  rows: defineCall({
    name: 'imports.rows',
    method: 'GET',
    path: '/api/import-jobs/:id/rows',
    section: '2.11',
    access: importJobsAccess,
    params: idParameter,
    query: listQuery(importRowColumns),
    answer: importRowPage,
    audit: null,
  }),
  apply: defineCall({
    name: 'imports.apply',
    method: 'POST',
    path: '/api/import-jobs/:id/apply',
    section: '2.11',
    access: importJobsAccess,
    params: idParameter,
    answer: importAnswer,
    audit: 'imports.apply',
  }),
  /** Enters wrong cells again, and checks the file once more. */
  correct: defineCall({
    name: 'imports.correct',
    method: 'POST',
    path: '/api/import-jobs/:id/corrections',
    section: '2.11',
    access: importJobsAccess,
    params: idParameter,
    body: z.strictObject({ cells: z.array(correctedCell).min(1).max(mostCorrections) }),
    answer: importAnswer,
    audit: 'imports.correct',
    neverImpersonating: true,
  }),
  /** For punches: the rows without errors, although others have some. */
  applyValidRows: defineCall({
    name: 'imports.apply-valid-rows',
    method: 'POST',
    path: '/api/import-jobs/:id/apply-valid-rows',
    section: '2.11',
    access: importJobsAccess,
    params: idParameter,
    answer: importAnswer,
    audit: 'imports.apply',
  }),
  /** The file's rejected and skipped rows as .xlsx, each with its reasons in a last column. */
  rejectedRows: defineCall({
    ...guarded,
    name: 'imports.rejected-rows',
    method: 'GET',
    path: '/api/import-jobs/:id/rejected-rows',
    section: '2.11',
    access: importJobsAccess,
    params: idParameter,
    answer: 'file',
    audit: 'imports.download-rejected-rows',
    rate: 'export',
  }),
};

export const importJobList = defineList({
  name: 'importJobs',
  label: 'Imports',
  columns: importJobColumns,
  call: importsCalls.jobs,
});

export const importRowList = defineList({
  name: 'importRows',
  label: 'Rows',
  columns: importRowColumns,
  call: importsCalls.rows,
});
