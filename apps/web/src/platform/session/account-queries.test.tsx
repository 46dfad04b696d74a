import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { pageDataFor } from '../../testing/people.ts';
import { useKnownZone, useViewerZone } from './account-queries.ts';
import { startSession } from './session-store.ts';

/** Nothing is answered: the first moment of a page. */
function Waiting({ children }: { readonly children: ReactNode }) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

const zonesOf = (timezone: string | null) => {
  startSession(pageDataFor({ roles: ['client-admin'], user: { timezone } }));
  const { result } = renderHook(() => [useKnownZone(), useViewerZone()], { wrapper: Waiting });
  return result.current;
};

it('shows the first times in the zone that the page knows, and in Manila only without one', () => {
  expect(zonesOf('Australia/Sydney')).toEqual(['Australia/Sydney', 'Australia/Sydney']);
  expect(zonesOf(null)).toEqual([null, 'Asia/Manila']);
});
