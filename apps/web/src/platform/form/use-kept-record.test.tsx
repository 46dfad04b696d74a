import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useKeptRecord } from './use-kept-record.ts';

const queryKey = ['/api/records', {}] as const;

function withAnswers(answer: () => Promise<{ version: number }>) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useKeptRecord({ queryKey, queryFn: answer }), { wrapper });
  return { queries, result };
}

it('row 21: keeps the version that the form was opened with, whatever is refetched', async () => {
  let version = 1;
  const { queries, result } = withAnswers(async () => ({ version }));
  expect(result.current.record).toBeNull();
  await waitFor(() => expect(result.current.record).toEqual({ version: 1 }));
  version = 2;
  await act(() => queries.invalidateQueries({ queryKey }));
  act(() => void queries.setQueryData(queryKey, { version: 2 }));
  expect(result.current.record).toEqual({ version: 1 });
});

it('never starts with an answer that is being refetched', async () => {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, { version: 1 });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const answer = async () => ({ version: 2 });
  const { result } = renderHook(() => useKeptRecord({ queryKey, queryFn: answer }), { wrapper });
  expect(result.current.record).toBeNull();
  await waitFor(() => expect(result.current.record).toEqual({ version: 2 }));
});

it('continues from the current version after a conflict', async () => {
  let version = 1;
  const { result } = withAnswers(async () => ({ version }));
  await waitFor(() => expect(result.current.record).toEqual({ version: 1 }));
  version = 2;
  await act(async () => expect(await result.current.renew()).toBe(true));
  expect(result.current.record).toEqual({ version: 2 });
});

it('keeps the record where it cannot be read again', async () => {
  let answer = () => Promise.resolve({ version: 1 });
  const { result } = withAnswers(() => answer());
  await waitFor(() => expect(result.current.record).toEqual({ version: 1 }));
  answer = () => Promise.reject(new Error('no'));
  await act(async () => expect(await result.current.renew()).toBe(false));
  expect(result.current.record).toEqual({ version: 1 });
});

it('answers why the record could not be loaded', async () => {
  const { result } = withAnswers(() => Promise.reject(new Error('no')));
  await waitFor(() => expect(result.current.error?.message).toBe('no'));
});
