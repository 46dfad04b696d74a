import type { HolidayRow } from '@muster/contract/domains/holidays/holiday-answers.ts';
import { holidayCalendarsEndpoints } from '../../platform/api/endpoints/holiday-calendars.generated.ts';
import { holidaysEndpoints } from '../../platform/api/endpoints/holidays.generated.ts';
import { answers } from '../../testing/fake-server.ts';

export const holiday: HolidayRow = {
  id: 3,
  version: 2,
  name: 'First example',
  calendar_id: 3,
  calendar: 'Philippines',
  day: '2026-12-25',
  kind: 'regular',
  from_time: null,
  until_time: null,
  is_fixed: true,
  source: 'Proclamation No. 1006',
  updated_at: '2026-03-01T02:00:00Z',
};

const touched = {
  people: [
    {
      employee_id: 7,
      name: 'Maria Santos',
      client: 'Acme Pty Ltd',
      day: '2026-12-24',
      is_planned: true,
      is_on_leave: false,
      has_waiting_leave: true,
      is_locked: true,
    },
  ],
  total: 3,
  planned: 2,
  on_leave: 1,
  waiting_leave: 1,
  locked: 1,
};

export const holidayServer = [
  answers(holidaysEndpoints.list, { data: [holiday], total: 1 }),
  answers(holidaysEndpoints.preview, touched),
  answers(holidayCalendarsEndpoints.choices, [{ id: 3, name: 'Philippines', client: null }]),
];
