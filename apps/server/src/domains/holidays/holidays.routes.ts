import { holidaysCalls as calls, holidayList } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { createHoliday, deleteHoliday, updateHoliday } from './change-holidays.ts';
import { readComingHolidays } from './coming-holidays.ts';
import { readHolidayPage } from './holidays.repository.ts';
import { previewHoliday } from './preview-holiday.ts';

export const holidaysBindings = [
  ...bindList(holidayList, (ctx, { question }) => readHolidayPage(ctx.db, question, todayAtHome(ctx))),
  bind(calls.coming, readComingHolidays),
  bind(calls.preview, previewHoliday),
  bind(calls.create, createHoliday),
  bind(calls.update, updateHoliday),
  bind(calls.delete, deleteHoliday),
];
