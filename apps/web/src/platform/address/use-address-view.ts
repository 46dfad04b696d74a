import { isDay } from '@muster/contract/plain-day.ts';
import { useParams } from 'react-router';
import { useLatestAddress } from './use-latest-address.ts';

/**
 * The view of a page, kept in its address: a link shows the same view to others. `read` parses the address and applies
 * defaults; only what differs from them is written. Every change except one of the page returns to page 1.
 */
export function useAddressView<View extends { readonly page: number }>(
  read: (address: URLSearchParams) => View,
): readonly [View, (next: Partial<View>) => void] {
  const { address, latest, navigate } = useLatestAddress();
  const change = (next: Partial<View>) => {
    const usual = new Map(Object.entries(read(new URLSearchParams())));
    const texts = Object.entries({ ...read(latest.current), page: 1, ...next }).flatMap(([name, value]) =>
      value === usual.get(name) ? [] : [[name, String(value)]],
    );
    navigate(new URLSearchParams(Object.fromEntries(texts)), { replace: true, preventScrollReset: true });
  };
  return [read(address), change];
}

/** The id in an address, or null. */
export const idIn = (address: URLSearchParams, name: string): number | null => idOf(address.get(name) ?? '');

/** The id in the path (`/shifts/:id`), null for anything else. */
export const useIdInPath = (): number | null => idOf(useParams().id ?? '');

const idOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** The page in an address, from 1. */
export const pageIn = (address: URLSearchParams): number => idIn(address, 'page') ?? 1;

/** The day (YYYY-MM-DD) in an address, or null. */
export function dayIn(address: URLSearchParams, name: string): string | null {
  const text = address.get(name) ?? '';
  return isDay(text) ? text : null;
}

/** The one of `choices` in an address, or null. */
export function choiceIn<Choice extends string>(
  address: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const text = address.get(name);
  return choices.find((choice) => choice === text) ?? null;
}
