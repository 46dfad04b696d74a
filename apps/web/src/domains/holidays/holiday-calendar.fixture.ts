import type { HolidayCalendarRow } from '@muster/contract/domains/holidays/holiday-calendar-answers.ts';
import { clientsEndpoints } from '../../platform/api/endpoints/clients.generated.ts';
import { holidayCalendarsEndpoints } from '../../platform/api/endpoints/holiday-calendars.generated.ts';
import { holidaysEndpoints } from '../../platform/api/endpoints/holidays.generated.ts';
import { lookupsEndpoints } from '../../platform/api/endpoints/lookups.generated.ts';
import { answers } from '../../testing/fake-server.ts';
import { holiday } from './holiday.fixture.ts';

const holidayCalendar: HolidayCalendarRow = {
  id: 3,
  version: 2,
  name: 'First example',
  description: null,
  country_id: 5,
  country: 'The country',
  state: null,
  client_id: null,
  client: null,
  holidays: 2,
  updated_at: '2026-03-01T02:00:00Z',
};

export const holidayCalendarServer = [
  answers(holidayCalendarsEndpoints.list, { data: [holidayCalendar], total: 1 }),
  answers(holidayCalendarsEndpoints.details, {
    ...holidayCalendar,
    published_years: [2026, 2027, 2028],
    days: [
      { ...holiday, name: 'Christmas Eve', day: '2026-12-24', from_time: '18:00' },
      { ...holiday, id: 4, name: 'Good Friday', day: '2027-03-26', is_fixed: false },
    ],
  }),
  answers(holidaysEndpoints.preview, { people: [], total: 0, planned: 0, on_leave: 0, waiting_leave: 0, locked: 0 }),
  answers(lookupsEndpoints.countries, [{ id: 175, name: 'Philippines', code: 'PH' }]),
  answers(clientsEndpoints.forDropdown, []),
  answers(holidayCalendarsEndpoints.choices, [{ id: 3, name: 'First example', client: null }]),
];
