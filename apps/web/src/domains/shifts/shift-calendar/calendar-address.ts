import { useSearchParams } from 'react-router';

export const spans = [7, 14] as const;

export interface CalendarView {
  /** First day shown; null: this week. */
  readonly from: string | null;
  readonly span: (typeof spans)[number];
  readonly client: number | null;
  readonly team: number | null;
  readonly search: string;
  readonly page: number;
}

/** What the calendar shows stands in its address: a link shows what its sender saw. */
export function useCalendarAddress(): readonly [CalendarView, (next: Partial<CalendarView>) => void] {
  const [address, setAddress] = useSearchParams();
  const from = address.get('from') ?? '';
  const view: CalendarView = {
    from: /^\d{4}-\d{2}-\d{2}$/.test(from) ? from : null,
    span: address.get('days') === '14' ? 14 : 7,
    client: idIn(address.get('client')),
    team: idIn(address.get('team')),
    search: address.get('search') ?? '',
    page: idIn(address.get('page')) ?? 1,
  };
  const change = (next: Partial<CalendarView>) => {
    const { page = 1, ...rest } = next;
    setAddress(textsOf({ ...view, ...rest, page }), { replace: true, preventScrollReset: true });
  };
  return [view, change];
}

function textsOf(view: CalendarView): Record<string, string> {
  return {
    ...(view.from !== null && { from: view.from }),
    ...(view.span !== 7 && { days: String(view.span) }),
    ...(view.client !== null && { client: String(view.client) }),
    ...(view.team !== null && { team: String(view.team) }),
    ...(view.search !== '' && { search: view.search }),
    ...(view.page !== 1 && { page: String(view.page) }),
  };
}

const idIn = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
