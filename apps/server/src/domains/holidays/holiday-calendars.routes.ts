import {
  holidayCalendarsCalls as calls,
  holidayCalendarList,
} from '@muster/contract/domains/holidays/holiday-calendars.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { addPublished } from './add-published.ts';
import { createHolidayCalendar, deleteHolidayCalendar, updateHolidayCalendar } from './change-holiday-calendars.ts';
import { copyYear } from './copy-year.ts';
import { calendarChoices, readHolidayCalendarPage } from './holiday-calendars.repository.ts';
import { knownHolidayCalendar } from './read-holiday-calendars.ts';

export const holidayCalendarsBindings = [
  ...bindList(holidayCalendarList, ({ db }, { question }) => readHolidayCalendarPage(db, question)),
  bind(calls.details, (ctx, { params }) => knownHolidayCalendar(ctx, params.id)),
  bind(calls.choices, ({ db }) => calendarChoices(db)),
  bind(calls.copyYear, copyYear),
  bind(calls.addPublished, addPublished),
  bind(calls.create, createHolidayCalendar),
  bind(calls.update, updateHolidayCalendar),
  bind(calls.delete, deleteHolidayCalendar),
];
