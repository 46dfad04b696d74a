import type { DayState } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { dayIn, idIn, pageIn } from '../../../platform/address/use-address-view.ts';
import { dayStateIn } from '../day-states.ts';

export interface DaysView {
  readonly state: DayState | null;
  readonly client: number | null;
  readonly team: number | null;
  readonly search: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly month: string | null;
  readonly page: number;
}

export function daysViewIn(address: URLSearchParams): DaysView {
  const month = address.get('month') ?? '';
  return {
    state: dayStateIn(address.get('state')),
    client: idIn(address, 'client'),
    team: idIn(address, 'team'),
    search: address.get('search') ?? '',
    from: dayIn(address, 'from'),
    to: dayIn(address, 'to'),
    month: /^\d{4}-\d\d$/.test(month) ? month : null,
    page: pageIn(address),
  };
}

/** What both lists ask for alike, and their exports but for the page. */
export const queryOf = (view: DaysView) => ({ page: view.page, ...narrowedBy(view) });

export function narrowedBy({ search, state, client, team }: DaysView) {
  return {
    search,
    ...(state !== null && { state }),
    ...(client !== null && { client_id: client }),
    ...(team !== null && { team_id: team }),
  };
}

/** The days of the address; those that it leaves open the server chooses. */
export function spanIn({ from, to }: DaysView) {
  return { ...(from !== null && { from }), ...(to !== null && { to }) };
}

export const monthIn = ({ month }: DaysView) => (month === null ? {} : { month });
