// Generated from the contract: npm run documents
import type { importJobList, importRowList, importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const importsEndpoints: EndpointsOf<typeof importsCalls> = {
  importEmployees: { method: 'POST', path: '/api/import-employees' },
  importShifts: { method: 'POST', path: '/api/import-employee-shifts' },
  importInvoiceInformation: { method: 'POST', path: '/api/import-employee-invoice-information' },
  importLeaveCredits: { method: 'POST', path: '/api/import-employee-leave-credit' },
  importPunches: { method: 'POST', path: '/api/import-punches' },
  importHolidays: { method: 'POST', path: '/api/import-holidays' },
  employeesTemplate: { method: 'GET', path: '/api/export-employees', file: true },
  shiftsTemplate: { method: 'GET', path: '/api/employee-shifts-import-template', file: true },
  invoiceInformationTemplate: { method: 'GET', path: '/api/employee-invoice-information-template', file: true },
  leaveCreditsTemplate: { method: 'GET', path: '/api/download-employee-leave-credit', file: true },
  punchesTemplate: { method: 'GET', path: '/api/punches-import-template', file: true },
  holidaysTemplate: { method: 'GET', path: '/api/holidays-import-template', file: true },
  jobs: { method: 'GET', path: '/api/import-jobs' },
  job: { method: 'GET', path: '/api/import-jobs/:id' },
  rows: { method: 'GET', path: '/api/import-jobs/:id/rows' },
  apply: { method: 'POST', path: '/api/import-jobs/:id/apply' },
  correct: { method: 'POST', path: '/api/import-jobs/:id/corrections' },
  applyValidRows: { method: 'POST', path: '/api/import-jobs/:id/apply-valid-rows' },
  rejectedRows: { method: 'GET', path: '/api/import-jobs/:id/rejected-rows', file: true },
};

export const importJobListExport: Endpoint<(typeof importJobList)['exportCall']> = { method: 'POST', path: '/api/import-jobs/export', file: true };

export const importRowListExport: Endpoint<(typeof importRowList)['exportCall']> = { method: 'POST', path: '/api/import-jobs/:id/rows/export', file: true };
