import type { ClientDetails, ClientRow } from '@muster/contract/domains/clients/client-answers.ts';
import type { RequestHandler } from 'msw';
import { accessEndpoints } from '../../platform/api/endpoints/activity.generated.ts';
import { clientRecordEndpoints } from '../../platform/api/endpoints/client-record.generated.ts';
import { clientsEndpoints } from '../../platform/api/endpoints/clients.generated.ts';
import { lookupsEndpoints } from '../../platform/api/endpoints/lookups.generated.ts';
import { needsEndpoints } from '../../platform/api/endpoints/needs.generated.ts';
import { openPositionsEndpoints } from '../../platform/api/endpoints/open-positions.generated.ts';
import { answers } from '../../testing/fake-server.ts';

/** A row of the list as HR gets it; override what a test is about. */
export function clientRow(gaps: Partial<ClientRow> = {}): ClientRow {
  return {
    id: 2,
    version: 3,
    legal_business_name: 'Harbour Legal Pty Ltd',
    trading_name: 'Harbour Legal',
    status: 'Active',
    industry: 'Legal services',
    country: { id: 14, name: 'Australia' },
    timezone: { id: 362, name: 'Australia/Sydney' },
    contact_name: 'Wendy Marsh',
    contact_email: 'wendy@harbour.example',
    account_managers: ['Paolo Enriquez'],
    employees: 34,
    has_invoice_config: true,
    abilities: { update: true, delete: false },
    ...gaps,
  };
}

export const clientsOf = (...rows: ClientRow[]) => answers(clientsEndpoints.table, { data: rows, total: rows.length });

/** A client as HR gets it. */
export function clientRecord(gaps: Partial<ClientDetails> = {}): ClientDetails {
  return {
    id: 2,
    version: 3,
    legal_business_name: 'Harbour Legal Pty Ltd',
    trading_name: 'Harbour Legal',
    status: 'Active',
    industry: 'Legal services',
    website: null,
    address: '88 Pitt Street, Sydney',
    country: { id: 14, name: 'Australia' },
    timezone: { id: 291, name: 'Asia/Manila' },
    currency: { id: 2, code: 'AUD' },
    contact_name: 'Wendy Marsh',
    contact_email: 'wendy@harbour.example',
    contact_phone: null,
    created_at: '2024-08-30T02:00:00Z',
    employees: 34,
    has_invoice_config: true,
    account_managers: [{ user_id: 9, name: 'Paolo Enriquez', email: 'paolo@muster.test' }],
    abilities: { update: true, delete: false },
    ...gaps,
  };
}

/** Answers of all calls of the client's details. */
export function clientAnswers(client: ClientDetails): RequestHandler[] {
  const amount = { amount: '1200.50', currency: 'AUD' };
  const person = { id: 12, name: 'Ana Reyes', position: 'Paralegal' };
  const current = { from: '2024-01-01', to: '2026-12-31', state: 'current', removable: false } as const;
  const planned = { from: '2027-01-01', to: null, state: 'future', removable: true } as const;
  const config = {
    billing_day: 17,
    terms_days: 15,
    currency: { id: 2, code: 'AUD' },
    subscription: { id: 1, name: 'Monthly' },
    recipients: ['accounts@harbour.example'],
    po_number: null,
  };
  return [
    answers(clientsEndpoints.details, client),
    answers(needsEndpoints.list, { counts: [], overdue: 0, snoozed: 0, total: 0, data: [] }),
    answers(openPositionsEndpoints.list, { data: [], total: 0, counts: {} }),
    answers(accessEndpoints.activityLogs, { data: [], total: 0 }),
    answers(clientsEndpoints.statusHistory, [
      {
        id: 1,
        at: '2024-08-30T02:00:00Z',
        from: null,
        to: 'Draft',
        reason: null,
        actor_name: 'Andrea Lim',
        impersonator_name: null,
      },
    ]),
    answers(clientRecordEndpoints.teams, [
      { id: 4, name: 'Intake', leads: [{ id: 12, name: 'Ana Reyes' }], members: 9 },
    ]),
    answers(clientRecordEndpoints.contacts, [
      { id: 5, version: 2, name: 'Priya Nair', position: 'CFO', email: null, phone: null },
    ]),
    answers(clientRecordEndpoints.users, [
      {
        id: 8,
        name: 'Helen Strand',
        email: 'helen@harbour.example',
        roles: ['client-admin'],
        has_chosen_positions: false,
        positions: [],
        approval_enabled: false,
        status: 'invited',
        last_sign_in: null,
      },
    ]),
    answers(clientRecordEndpoints.policies, [
      { ...planned, id: 7, kind: 'leave', policy: { id: 3, name: 'Generous leave' } },
      { ...current, id: 6, kind: 'leave', policy: { id: 1, name: 'Standard leave' } },
    ]),
    answers(clientRecordEndpoints.invoiceConfigs, [
      { ...planned, ...config, id: 9, billing_day: 5 },
      { ...current, ...config, id: 8 },
    ]),
    answers(clientRecordEndpoints.people, [
      { ...person, shift: 'Day Shift 08:00-17:00', teams: ['Intake'], status: 'active', since: '2024-08-31' },
    ]),
    answers(clientRecordEndpoints.costs, {
      employees: [{ ...person, cost: amount, re_fee: null, nonrefundable: null }],
      totals: [{ kind: 'cost', ...amount }],
    }),
    answers(clientRecordEndpoints.accountManagerChoices, [
      { user_id: 9, name: 'Paolo Enriquez', email: 'paolo@muster.test' },
      { user_id: 10, name: 'Trisha Navarro', email: 'trisha@muster.test' },
    ]),
    answers(clientRecordEndpoints.policyChoices, [
      { kind: 'leave', id: 3, name: 'Generous leave' },
      { kind: 'holiday', id: 4, name: 'Australian holidays' },
    ]),
    ...clientChoiceAnswers,
  ];
}

export const clientChoiceAnswers: RequestHandler[] = [
  answers(lookupsEndpoints.countries, [{ id: 14, name: 'Australia', code: 'AU' }]),
  answers(lookupsEndpoints.currencies, [{ id: 2, code: 'AUD' }]),
  answers(lookupsEndpoints.invoiceSubscriptions, [{ id: 1, name: 'Monthly' }]),
];
