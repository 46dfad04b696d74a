import { dayIn, idIn, pageIn } from '../../../platform/address/use-address-view.ts';

export const spans = [7, 14] as const;

export interface CalendarView {
  /** First day shown; null: this week. */
  readonly from: string | null;
  /** Number of days shown. */
  readonly days: (typeof spans)[number];
  readonly client: number | null;
  readonly team: number | null;
  readonly search: string;
  readonly page: number;
}

export const calendarViewIn = (address: URLSearchParams): CalendarView => ({
  from: dayIn(address, 'from'),
  days: address.get('days') === '14' ? 14 : 7,
  client: idIn(address, 'client'),
  team: idIn(address, 'team'),
  search: address.get('search') ?? '',
  page: pageIn(address),
});
