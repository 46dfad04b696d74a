import { holidaySwapsCalls as calls, holidaySwapList } from '@muster/contract/domains/holidays/holiday-swaps.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { cancelHolidaySwap } from './cancel-holiday-swap.ts';
import { decideHolidaySwap } from './decide-holiday-swap.ts';
import { readHolidaySwaps, readOwnHolidaySwaps, readSubstituteDays } from './read-holiday-swaps.ts';
import { requestHolidaySwap } from './request-holiday-swap.ts';

export const holidaySwapsBindings = [
  bind(calls.own, readOwnHolidaySwaps),
  bind(calls.substitutes, readSubstituteDays),
  bind(calls.request, requestHolidaySwap),
  bind(calls.cancel, cancelHolidaySwap),
  ...bindList(holidaySwapList, readHolidaySwaps),
  bind(calls.decide, decideHolidaySwap),
];
