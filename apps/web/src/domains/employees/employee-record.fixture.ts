import type { EmployeeDetails, RecordFacts } from '@muster/contract/domains/employees/employee-answers.ts';
import { type SensitiveGroup, sensitiveGroups } from '@muster/contract/domains/employees/sensitive-groups.ts';
import type { RequestHandler } from 'msw';
import { accessEndpoints } from '../../platform/api/endpoints/activity.generated.ts';
import { attendanceDaysEndpoints } from '../../platform/api/endpoints/attendance-days.generated.ts';
import { clientsEndpoints } from '../../platform/api/endpoints/clients.generated.ts';
import { correctionsEndpoints } from '../../platform/api/endpoints/corrections.generated.ts';
import { employeeHistoryEndpoints } from '../../platform/api/endpoints/employee-history.generated.ts';
import { employeesEndpoints } from '../../platform/api/endpoints/employees.generated.ts';
import { lookupsEndpoints } from '../../platform/api/endpoints/lookups.generated.ts';
import { overtimeEndpoints } from '../../platform/api/endpoints/overtime.generated.ts';
import { shiftsEndpoints } from '../../platform/api/endpoints/shifts.generated.ts';
import { answers, refuses } from '../../testing/fake-server.ts';

/** A record as HR gets it; override what a test is about. */
export function employeeRecord(gaps: Partial<EmployeeDetails> = {}): EmployeeDetails {
  return {
    id: 12,
    version: 3,
    user_id: null,
    name: 'Ana Reyes',
    third_party_employee_id: 'MUS-12',
    client_id: 2,
    client: { id: 2, legal_business_name: 'Harbour Legal' },
    timezone_id: 291,
    position: 'Paralegal',
    client_position: null,
    work_email: 'ana@muster.test',
    work_phone: null,
    client_email: null,
    office_id: 1,
    biometric_id: null,
    sprout_system_id: null,
    primary_work_location: 'wfo',
    secondary_work_location: 'wfh',
    shift_id: 5,
    shift: { id: 5, name: 'Day shift' },
    rotation: null,
    internal_staff_flag: false,
    birthdate: null,
    start_date: '2024-08-31',
    regularization_date: '2025-02-28',
    orientation_date: '2024-08-31',
    payment_method: 'Bank Account',
    '201_complete': true,
    is_salaried: true,
    is_infraction_exempted: false,
    has_photo: false,
    employee_status_type_group: { name: 'active' },
    employee_active_dates: [
      {
        start_date: '2024-08-31',
        orientation_date: '2024-08-31',
        end_date: null,
        reason: null,
        clearance_status: null,
        rehire: null,
      },
    ],
    planned_ending: null,
    employee_teams: [],
    attachments: [],
    sensitiveData: true,
    sensitive_preview: {
      government: [{ label: 'SSS', text: '•••• 5678' }],
      pay: [{ label: 'Salary', text: 'PHP ••••••' }],
      home: [{ label: 'Address', text: '••••' }],
      notes: [],
    },
    basic_salary: '25000.00',
    sss: '34-1234567-8',
    address_line_1: '12 Mabini Street',
    city: 'Makati',
    zip: '1200',
    abilities: { update: true, delete: true, exempt: true, policies: true },
    ...gaps,
  };
}

/** The key facts as HR gets them; override what a test is about. */
export function recordFacts(gaps: Partial<RecordFacts> = {}): RecordFacts {
  return {
    status: { group: 'active', name: 'Active', since: '2024-08-31' },
    client_since: '2024-08-31',
    office: 'Ayala Avenue, Makati',
    next_shift: {
      work_date: '2026-03-03',
      starts_at: '2026-03-02T22:00:00Z',
      ends_at: '2026-03-03T06:30:00Z',
      shift: 'Day shift',
      zone: 'Australia/Sydney',
    },
    team: { id: 4, name: 'Back Office', members: 9, leads: [{ id: 31, name: 'Dennis Castillo' }] },
    ...gaps,
  };
}

/** The answers of all calls of the record's details. */
export function recordAnswers(record: EmployeeDetails): RequestHandler[] {
  const dates = { from: '2024-08-31', to: null, state: 'current' } as const;
  return [
    answers(employeesEndpoints.details, record),
    answers(employeesEndpoints.recordFacts, recordFacts()),
    answers(employeesEndpoints.sensitiveGroup, ({ query }) => {
      const { fields } = sensitiveGroups[query.get('group') as SensitiveGroup];
      return Object.fromEntries(fields.map((field) => [field, record[field] ?? null]));
    }),
    answers(employeeHistoryEndpoints.statuses, [
      {
        id: 1,
        effective_on: '2024-08-31',
        at: '2024-08-30T02:00:00Z',
        from: null,
        to: { id: 1, name: 'Active', group: 'active' },
        reason: null,
        actor_name: 'Hannah Ramos',
        impersonator_name: null,
      },
    ]),
    answers(employeeHistoryEndpoints.assignments, {
      clients: [
        { ...dates, id: 2, client: { id: 2, legal_business_name: 'Harbour Legal' } },
        {
          id: 1,
          from: '2024-01-01',
          to: '2024-08-30',
          state: 'past',
          client: { id: 3, legal_business_name: 'North Pharma' },
        },
      ],
      positions: [{ ...dates, id: 8, position: record.position }],
      shifts: [
        {
          ...dates,
          id: 4,
          shift: { id: 5, name: 'Day shift', start_time: '08:00', end_time: '17:00', timezone: 'Asia/Manila' },
          rotation: null,
        },
      ],
    }),
    answers(employeeHistoryEndpoints.policies, [
      { ...dates, id: 6, kind: 'leave', policy: { id: 1, name: 'Standard leave' } },
    ]),
    answers(employeeHistoryEndpoints.costs, {
      cost: [{ ...dates, id: 7, amount: '1200.50', currency: 'AUD' }],
      re_fee: [],
      nonrefundable: [],
    }),
    refuses(attendanceDaysEndpoints.list, 'forbidden'),
    answers(accessEndpoints.activityLogs, { data: [], total: 0 }),
    answers(correctionsEndpoints.list, { data: [], total: 0, waiting: 0 }),
    answers(overtimeEndpoints.list, { data: [], total: 0, waiting: 0 }),
    answers(lookupsEndpoints.currentTime, { time: '2026-03-02T02:00:00Z', day: '2026-03-02', timezone: 'Asia/Manila' }),
    answers(lookupsEndpoints.offices, [
      { id: 1, name: 'Head office', address: 'Ayala Avenue, Makati', timezone_id: 291 },
    ]),
    answers(shiftsEndpoints.forDropdown, [
      {
        id: 5,
        name: 'Day shift',
        client_id: null,
        timezone_id: 291,
        timezone: 'Asia/Manila',
        start_time: '08:00',
        end_time: '17:00',
      },
    ]),
    answers(clientsEndpoints.withInvoiceConfig, [{ id: 2, legal_business_name: 'Harbour Legal', currency_id: 1 }]),
    answers(lookupsEndpoints.currencies, [{ id: 2, code: 'AUD' }]),
  ];
}
