import { addDays, mondayOf } from '@muster/contract/plain-day.ts';
import { dayIn, useAddressView } from '../../../platform/address/use-address-view.ts';
import { useTodayKey } from '../../../platform/keys/use-today-key.ts';
import { weekFrom } from './week-days.ts';

/** The week of the address, by default that of `opensOn`. The other view of a page stays. */
export function useWeek(today: string, opensOn = today) {
  const [view, change] = useAddressView((address) => ({
    page: 1,
    view: address.get('view'),
    week: dayIn(address, 'week'),
  }));
  const monday = mondayOf(view.week ?? opensOn);
  const toToday = () => change({ week: mondayOf(opensOn) === mondayOf(today) ? null : today });
  useTodayKey(toToday);
  return {
    week: weekFrom(monday),
    toToday,
    step: (by: number) => change({ week: addDays(monday, by * 7) }),
  };
}
