import { maySeeCosts } from '@muster/contract/domains/employees/employees.policy.ts';
import { holidayKindLabels } from '@muster/contract/domains/holidays/holidays.constants.ts';
import { leaveDaysOf } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { calendarChoices, firstHolidays } from '../holidays/index.ts';
import { leaveTypes } from '../leave/index.ts';
import { holidayImportColumns } from './holidays/holiday-import.ts';
import { invoiceInformationColumns } from './invoice-information/invoice-information-import.ts';
import { leaveCreditColumns } from './leave-credits/leave-credit-import.ts';
import { biometricPeople } from './punches/biometric-people.repository.ts';
import { punchColumns } from './punches/punch-cells.ts';
import { shiftImportColumns } from './shifts/shift-import.ts';
import { readShifts } from './shifts/shift-lookups.repository.ts';
import { weekdaysShown } from './shifts/work-days.ts';
import { templateAmounts, templateCredits, templateShifts } from './template-data.repository.ts';
import type { TemplateTable } from './template-table.ts';

export async function shiftTemplate(ctx: Ctx, most: number): Promise<TemplateTable> {
  const shifts = await readShifts(ctx.db);
  const people = await templateShifts(ctx.db, todayAtHome(ctx), most);
  const choices = [...new Set(shifts.map(({ name }) => name))];
  return {
    columns: shiftImportColumns.map(({ key, header }) => ({ header, ...(key === 'shift_name' && { choices }) })),
    rows: people.map(({ id, employee_id, name, shift_name, from, rest_days }) => [
      id,
      employee_id,
      name,
      shift_name,
      from,
      rest_days === null ? null : weekdaysShown(rest_days),
    ]),
  };
}

/** The dates stay empty: a row without a start date is skipped. Amounts are only for users who may see them. */
export async function invoiceInformationTemplate(ctx: Ctx, most: number): Promise<TemplateTable> {
  const people = await templateAmounts(ctx.db, todayAtHome(ctx), most);
  const shown = (cents: number | null) =>
    cents === null || !maySeeCosts(ctx.viewer) ? null : (cents / 100).toFixed(2);
  return {
    columns: invoiceInformationColumns.map(({ header }) => ({ header })),
    rows: people.map(({ id, employee_id, name, cost, nonrefundable, re_fee }) => [
      id,
      employee_id,
      name,
      shown(cost),
      shown(nonrefundable),
      shown(re_fee),
      null,
      null,
    ]),
  };
}

/** Everybody who has a Biometric ID; a row without a punch changes nothing. */
export async function punchTemplate(ctx: Ctx, most: number): Promise<TemplateTable> {
  const people = await biometricPeople(ctx.db, most);
  return {
    columns: punchColumns.map(({ key, header }) => ({ header, ...(key === 'punch' && { choices: punchChoices }) })),
    rows: people.map(({ biometric_id, name, zone }) => [biometric_id, name, null, null, zone, null]),
  };
}

const punchChoices = ['in', 'out', 'break start', 'break end'];

export async function holidayTemplate(ctx: Ctx, most: number): Promise<TemplateTable> {
  const calendars = (await calendarChoices(ctx.db)).map(({ name }) => name);
  const choicesOf: Readonly<Record<string, readonly string[]>> = {
    calendar_id: calendars,
    kind: Object.values(holidayKindLabels),
    is_fixed: ['Yes', 'No'],
  };
  const holidays = await firstHolidays(ctx.db, most);
  return {
    columns: holidayImportColumns.map(({ key, header }) => ({
      header,
      ...(choicesOf[key] && { choices: choicesOf[key] }),
    })),
    rows: holidays.map(({ calendar, day, name, kind, from_time, until_time, is_fixed, source }) => [
      calendar,
      day,
      name,
      holidayKindLabels[kind],
      from_time,
      until_time,
      is_fixed ? 'Yes' : 'No',
      source,
    ]),
  };
}

export async function leaveCreditTemplate(ctx: Ctx, most: number): Promise<TemplateTable> {
  const choices = (await leaveTypes(ctx.db)).map(({ name }) => name);
  const credits = await templateCredits(ctx.db, todayAtHome(ctx), most);
  return {
    columns: leaveCreditColumns.map(({ key, header }) => ({ header, ...(key === 'leave_type' && { choices }) })),
    rows: credits.map(({ id, employee_id, name, leave_type, minutes }) => [
      id,
      employee_id,
      name,
      leave_type,
      minutes === null ? null : leaveDaysOf(minutes),
    ]),
  };
}
