import type { DayState } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { useSearchParams } from 'react-router';
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

/** What is shown stands in the address. */
export function useDaysAddress(): readonly [DaysView, (next: Partial<DaysView>) => void] {
  const [address, setAddress] = useSearchParams();
  const read = (name: string, shape: RegExp) => {
    const text = address.get(name);
    return text !== null && shape.test(text) ? text : null;
  };
  const id = (name: string) => Number(read(name, /^[1-9]\d{0,8}$/)) || null;
  const view: DaysView = {
    state: dayStateIn(address.get('state')),
    client: id('client'),
    team: id('team'),
    search: address.get('search') ?? '',
    from: read('from', /^\d{4}-\d\d-\d\d$/),
    to: read('to', /^\d{4}-\d\d-\d\d$/),
    month: read('month', /^\d{4}-\d\d$/),
    page: id('page') ?? 1,
  };
  const change = ({ page = 1, ...next }: Partial<DaysView>) => {
    const texts = Object.entries({ ...view, ...next, page }).flatMap(([name, value]) =>
      value === null || value === '' || (name === 'page' && value === 1) ? [] : [[name, String(value)]],
    );
    setAddress(Object.fromEntries(texts), { replace: true, preventScrollReset: true });
  };
  return [view, change];
}

/** What both lists ask for alike. */
export function askedBy({ page, search, state, client, team }: DaysView) {
  return {
    page,
    search,
    ...(state !== null && { state }),
    ...(client !== null && { client_id: client }),
    ...(team !== null && { team_id: team }),
  };
}
