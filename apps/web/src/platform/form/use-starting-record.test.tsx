import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useStartingRecord } from './use-starting-record.ts';

it('starts from a fresh answer and keeps it while others read the record again', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['shift'], { version: 1 });
  let version = 1;
  const queryFn = () => {
    version += 1;
    return Promise.resolve({ version });
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useStartingRecord({ queryKey: ['shift'], queryFn }), { wrapper });
  expect(result.current.record).toBeNull();
  await waitFor(() => expect(result.current.record).toEqual({ version: 2 }));
  await act(() => queries.fetchQuery({ queryKey: ['shift'], queryFn }));
  expect(queries.getQueryData(['shift'])).toEqual({ version: 3 });
  expect(result.current.record).toEqual({ version: 2 });
});
