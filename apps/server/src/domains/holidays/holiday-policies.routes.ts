import {
  holidayPoliciesCalls as calls,
  holidayPolicyList,
} from '@muster/contract/domains/holidays/holiday-policies.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { createHolidayPolicy, deleteHolidayPolicy, updateHolidayPolicy } from './change-holiday-policies.ts';
import { readHolidayPolicyPage } from './holiday-policies.repository.ts';
import { knownHolidayPolicy } from './read-holiday-policies.ts';

export const holidayPoliciesBindings = [
  ...bindList(holidayPolicyList, (ctx, { question }) => readHolidayPolicyPage(ctx.db, todayAtHome(ctx), question)),
  bind(calls.details, (ctx, { params }) => knownHolidayPolicy(ctx, params.id)),
  bind(calls.create, createHolidayPolicy),
  bind(calls.update, updateHolidayPolicy),
  bind(calls.delete, deleteHolidayPolicy),
];
