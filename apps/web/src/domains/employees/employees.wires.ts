import type { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import type { employeeExportCalls } from '@muster/contract/domains/employees/employee-export.calls.ts';
import type { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import type { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import type { lookupsCalls } from '@muster/contract/domains/lookups/lookups.calls.ts';
import type { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

type Employees = typeof employeesCalls;
type Histories = typeof employeeHistoryCalls;
type Statuses = typeof employeeStatusCalls;

export const employeeWires = {
  table: wireOf<Employees['table']>({ method: 'GET', path: '/api/get-all-employees-for-table' }),
  details: wireOf<Employees['details']>({ method: 'GET', path: '/api/employees/:id' }),
  formDefaults: wireOf<Employees['formDefaults']>({ method: 'GET', path: '/api/get-employee-form-defaults' }),
  create: wireOf<Employees['create']>({ method: 'POST', path: '/api/employees', idempotent: true }),
  update: wireOf<Employees['update']>({ method: 'PUT', path: '/api/employees' }),
  delete: wireOf<Employees['delete']>({ method: 'DELETE', path: '/api/employees' }),
};

export const exportWire = wireOf<(typeof employeeExportCalls)['list']>({
  method: 'POST',
  path: '/api/employee-list-exports',
  file: true,
});

export const historyWires = {
  statuses: wireOf<Histories['statuses']>({ method: 'GET', path: '/api/get-employee-status-histories' }),
  policies: wireOf<Histories['policies']>({ method: 'GET', path: '/api/get-employee-policy-history/:id' }),
  assignments: wireOf<Histories['assignments']>({ method: 'GET', path: '/api/get-employee-assignment-histories' }),
  costs: wireOf<Histories['costs']>({ method: 'GET', path: '/api/get-employee-cost-histories' }),
};

export const addAmountWire = wireOf<Histories['addAmount']>({
  method: 'POST',
  path: '/api/employee-costs',
  idempotent: true,
});

export const cancelAmountWire = wireOf<Histories['cancelAmount']>({ method: 'DELETE', path: '/api/employee-costs' });

export const cancelPolicyWire = wireOf<Histories['cancelPolicy']>({ method: 'DELETE', path: '/api/employee-policies' });

export const changeAssignmentWire = wireOf<Histories['changeAssignment']>({
  method: 'PUT',
  path: '/api/employee-assignments',
});

export const withdrawPlanWire = wireOf<Histories['withdrawPlan']>({
  method: 'DELETE',
  path: '/api/employee-assignments',
});

export const statusWires = {
  deactivate: wireOf<Statuses['deactivate']>({ method: 'POST', path: '/api/employee-deactivation' }),
  reactivate: wireOf<Statuses['reactivate']>({ method: 'POST', path: '/api/employee-reactivation' }),
  rehire: wireOf<Statuses['rehire']>({ method: 'POST', path: '/api/employee-rehire' }),
  exempt: wireOf<Statuses['exempt']>({ method: 'PUT', path: '/api/employee-infraction-exemption' }),
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
  statusTypes: wireOf<(typeof lookupsCalls)['statusTypes']>({ method: 'GET', path: '/api/get-status-types' }),
  currentTime: wireOf<(typeof lookupsCalls)['currentTime']>({ method: 'GET', path: '/api/current-time' }),
  currencies: wireOf<(typeof lookupsCalls)['currencies']>({ method: 'GET', path: '/api/currency' }),
};
