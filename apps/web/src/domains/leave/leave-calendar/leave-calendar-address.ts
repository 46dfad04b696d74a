import { choiceIn, dayIn, idIn } from '../../../platform/address/use-address-view.ts';

export const leaveCalendarLayouts = ['month', 'week', 'list'] as const;
export type LeaveCalendarLayout = (typeof leaveCalendarLayouts)[number];

export interface LeaveCalendarView {
  /** A day of the period; null: today. */
  readonly from: string | null;
  /** Null: a month, on phones the list. */
  readonly layout: LeaveCalendarLayout | null;
  readonly client: number | null;
  readonly team: number | null;
  readonly type: number | null;
  readonly search: string;
  /** Only people with requests that wait, or teams over their limit. */
  readonly only: 'pending' | 'over' | null;
  /** The calendar has no pages; every view of an address has one. */
  readonly page: number;
}

export const leaveCalendarViewIn = (address: URLSearchParams): LeaveCalendarView => ({
  from: dayIn(address, 'from'),
  layout: choiceIn(address, 'layout', leaveCalendarLayouts),
  client: idIn(address, 'client'),
  team: idIn(address, 'team'),
  type: idIn(address, 'type'),
  search: address.get('search') ?? '',
  only: choiceIn(address, 'only', ['pending', 'over']),
  page: 1,
});

export const noFilters = { client: null, team: null, type: null, search: '', only: null } as const;

export const isNarrowed = ({ client, team, type, search, only }: LeaveCalendarView): boolean =>
  client !== null || team !== null || type !== null || search !== '' || only !== null;
