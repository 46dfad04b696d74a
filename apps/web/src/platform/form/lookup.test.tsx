import { lookupsCalls } from '@muster/contract/domains/lookups/lookups.calls.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { pageDataFor } from '../../testing/people.ts';
import { startSession } from '../session/session-store.ts';
import { defineLookup, useLookup } from './lookup.ts';

interface Line {
  readonly id: number;
  readonly name: string;
  readonly paid: boolean;
}

let asked = 0;

const lookupOf = (answer: () => Promise<Line[]>) =>
  defineLookup<Line>(
    {
      queryKey: [lookupsCalls.shiftBreakTypes.path, {}],
      queryFn: () => {
        asked += 1;
        return answer();
      },
    },
    { label: ({ name }) => name, hint: ({ paid }) => (paid ? 'Paid' : undefined) },
  );

const lines = [
  { id: 1, name: 'Lunch', paid: false },
  { id: 2, name: 'Coffee', paid: true },
];

const wrapper = ({ children }: { readonly children: ReactNode }) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
};

it('offers the rows with label and hint, and names each', async () => {
  const { result } = renderHook(() => useLookup(lookupOf(async () => lines)), { wrapper });
  expect(result.current.choices.list.loading).toBe(true);
  await waitFor(() => expect(result.current.rows).toEqual(lines));
  expect(result.current.choices.options).toEqual([
    { value: '1', label: 'Lunch' },
    { value: '2', label: 'Coffee', hint: 'Paid' },
  ]);
  expect([1, 3, null].map(result.current.nameOf)).toEqual(['Lunch', null, null]);
});

it('narrows the choices and keeps the names of the others', async () => {
  const only = ({ paid }: Line) => paid;
  const { result } = renderHook(
    () =>
      useLookup(
        lookupOf(async () => lines),
        { only },
      ),
    { wrapper },
  );
  await waitFor(() => expect(result.current.choices.options).toHaveLength(1));
  expect(result.current.nameOf(1)).toBe('Lunch');
});

it('says what went wrong', async () => {
  const { result } = renderHook(() => useLookup(lookupOf(() => Promise.reject(new Error('no')))), { wrapper });
  await waitFor(() => expect(result.current.choices.list.error).toMatch(/^Something went wrong/));
});

it('does not ask for a viewer without the right', () => {
  asked = 0;
  startSession(pageDataFor({ roles: ['employee'] }));
  const guarded = { ...lookupOf(async () => lines), access: { permissions: ['can view all clients'] } as const };
  const { result } = renderHook(() => useLookup(guarded), { wrapper });
  expect([result.current.isAllowed, asked]).toEqual([false, 0]);
});
