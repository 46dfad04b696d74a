import type { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

type Imports = typeof importsCalls;

export const submitWires = {
  employees: wireOf<Imports['importEmployees']>({ method: 'POST', path: '/api/import-employees' }),
  shifts: wireOf<Imports['importShifts']>({ method: 'POST', path: '/api/import-employee-shifts' }),
  invoice_information: wireOf<Imports['importInvoiceInformation']>({
    method: 'POST',
    path: '/api/import-employee-invoice-information',
  }),
  leave_credits: wireOf<Imports['importLeaveCredits']>({ method: 'POST', path: '/api/import-employee-leave-credit' }),
};

export const templateWires = {
  employees: wireOf<Imports['employeesTemplate']>({ method: 'GET', path: '/api/export-employees', file: true }),
  shifts: wireOf<Imports['shiftsTemplate']>({
    method: 'GET',
    path: '/api/employee-shifts-import-template',
    file: true,
  }),
  invoice_information: wireOf<Imports['invoiceInformationTemplate']>({
    method: 'GET',
    path: '/api/employee-invoice-information-template',
    file: true,
  }),
  leave_credits: wireOf<Imports['leaveCreditsTemplate']>({
    method: 'GET',
    path: '/api/download-employee-leave-credit',
    file: true,
  }),
};

export const importWires = {
  jobs: wireOf<Imports['jobs']>({ method: 'GET', path: '/api/import-jobs' }),
  job: wireOf<Imports['job']>({ method: 'GET', path: '/api/import-jobs/:id' }),
  rows: wireOf<Imports['rows']>({ method: 'GET', path: '/api/import-jobs/:id/rows' }),
  apply: wireOf<Imports['apply']>({ method: 'POST', path: '/api/import-jobs/:id/apply' }),
  rejectedRows: wireOf<Imports['rejectedRows']>({
    method: 'GET',
    path: '/api/import-jobs/:id/rejected-rows',
    file: true,
  }),
};
