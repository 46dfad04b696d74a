import { expect, it } from 'vitest';
import { breadcrumbLabel } from './breadcrumbs.ts';

it('breadcrumbs.1 shows tickets as All Tickets', () => {
  expect(breadcrumbLabel('tickets')).toBe('All Tickets');
});

it('breadcrumbs.2 shows submitATicket as Submit a Ticket', () => {
  expect(breadcrumbLabel('submitATicket')).toBe('Submit a Ticket');
});

it('breadcrumbs.3 splits every other name on capitals and title-cases it', () => {
  expect(breadcrumbLabel('employees')).toBe('Employees');
  expect(breadcrumbLabel('rolesAndPermissions')).toBe('Roles And Permissions');
  expect(breadcrumbLabel('employeeDetails')).toBe('Employee Details');
});

it('keeps abbreviations', () => {
  expect(breadcrumbLabel('ticketSlaPolicies')).toBe('SLA Policies');
});
