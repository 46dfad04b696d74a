import type { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import type { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import type { lookupsCalls } from '@muster/contract/domains/lookups/lookups.calls.ts';
import type { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

type Employees = typeof employeesCalls;
type Histories = typeof employeeHistoryCalls;

export const employeeWires = {
  table: wireOf<Employees['table']>({ method: 'GET', path: '/api/get-all-employees-for-table' }),
  details: wireOf<Employees['details']>({ method: 'GET', path: '/api/employees/:id' }),
  formDefaults: wireOf<Employees['formDefaults']>({ method: 'GET', path: '/api/get-employee-form-defaults' }),
  create: wireOf<Employees['create']>({ method: 'POST', path: '/api/employees', idempotent: true }),
  update: wireOf<Employees['update']>({ method: 'PUT', path: '/api/employees' }),
  delete: wireOf<Employees['delete']>({ method: 'DELETE', path: '/api/employees' }),
};

export const historyWires = {
  statuses: wireOf<Histories['statuses']>({ method: 'GET', path: '/api/get-employee-status-histories' }),
  policies: wireOf<Histories['policies']>({ method: 'GET', path: '/api/get-employee-policy-history/:id' }),
  assignments: wireOf<Histories['assignments']>({ method: 'GET', path: '/api/get-employee-assignment-histories' }),
  costs: wireOf<Histories['costs']>({ method: 'GET', path: '/api/get-employee-cost-histories' }),
};

/** Lists that the form chooses from. */
export const choiceWires = {
  clients: wireOf<(typeof clientsCalls)['withInvoiceConfig']>({
    method: 'GET',
    path: '/api/get-clients-with-invoice-config',
  }),
  shifts: wireOf<(typeof shiftsCalls)['forDropdown']>({ method: 'GET', path: '/api/get-shifts-for-dropdown' }),
  timezones: wireOf<(typeof lookupsCalls)['timezones']>({ method: 'GET', path: '/api/get-timezones' }),
  offices: wireOf<(typeof lookupsCalls)['offices']>({ method: 'GET', path: '/api/offices' }),
  currencies: wireOf<(typeof lookupsCalls)['currencies']>({ method: 'GET', path: '/api/currency' }),
};
