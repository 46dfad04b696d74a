import type { HolidayPolicyRow } from '@muster/contract/domains/holidays/holiday-policy-answers.ts';
import { holidayCalendarsEndpoints } from '../../platform/api/endpoints/holiday-calendars.generated.ts';
import { holidayPoliciesEndpoints } from '../../platform/api/endpoints/holiday-policies.generated.ts';
import { answers } from '../../testing/fake-server.ts';

const holidayPolicy: HolidayPolicyRow = {
  id: 3,
  version: 2,
  name: 'First example',
  description: null,
  is_client_assignable: true,
  lines: [{ calendar_id: 3, calendar: 'Philippines', effect: 'observe', from_year: 2026, until_year: null }],
  calendars: 'Philippines',
  employees: 12,
  updated_at: '2026-03-01T02:00:00Z',
};

export const holidayPolicyServer = [
  answers(holidayPoliciesEndpoints.list, { data: [holidayPolicy], total: 1 }),
  answers(holidayPoliciesEndpoints.details, holidayPolicy),
  answers(holidayCalendarsEndpoints.choices, [{ id: 3, name: 'Philippines', client: null }]),
];
