import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isProblem } from '../../platform/api/problem-error.ts';
import { userDetailsQuery } from '../../platform/session/account-queries.ts';

const ConfigErrorModal = lazy(() =>
  import('./config-error-modal.tsx').then((part) => ({ default: part.ConfigErrorModal })),
);

/** Shows the configuration error of an account over every screen, in the server's words (section 8). */
export function ConfigErrorGate() {
  const { error, refetch, isFetching } = useQuery(userDetailsQuery);
  if (!isProblem(error, 'config-error')) return null;
  return (
    <Suspense>
      <ConfigErrorModal text={error.message} busy={isFetching} onRetry={() => void refetch()} />
    </Suspense>
  );
}
