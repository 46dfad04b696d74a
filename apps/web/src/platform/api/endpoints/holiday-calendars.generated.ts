// Generated from the contract: npm run documents
import type { holidayCalendarList, holidayCalendarsCalls } from '@muster/contract/domains/holidays/holiday-calendars.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const holidayCalendarsEndpoints: EndpointsOf<typeof holidayCalendarsCalls> = {
  list: { method: 'GET', path: '/api/holiday-calendars' },
  details: { method: 'GET', path: '/api/holiday-calendars/:id' },
  copyYear: { method: 'POST', path: '/api/holiday-calendars/copy-year', idempotent: true },
  addPublished: { method: 'POST', path: '/api/holiday-calendars/add-published', idempotent: true },
  choices: { method: 'GET', path: '/api/holiday-calendar-choices' },
  create: { method: 'POST', path: '/api/holiday-calendars', idempotent: true },
  update: { method: 'PUT', path: '/api/holiday-calendars' },
  delete: { method: 'DELETE', path: '/api/holiday-calendars' },
};

export const holidayCalendarListExport: Endpoint<(typeof holidayCalendarList)['exportCall']> = { method: 'POST', path: '/api/holiday-calendars/export', file: true };
