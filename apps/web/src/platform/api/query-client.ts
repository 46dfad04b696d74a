import { QueryClient } from '@tanstack/react-query';
import { isProblem, NetworkError } from './problem-error.ts';

const retries = 2;

/** Server state of this page. Temporary failures (no network, a busy server) are retried, refusals are not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < retries && mayPass(error),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

const mayPass = (error: Error) => error instanceof NetworkError || isProblem(error, 'busy');
