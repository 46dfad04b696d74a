import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../ui/state/page-skeleton.tsx';
import { problemText } from '../api/problem-error.ts';

/** A history while it loads, where it failed, and as it is. */
export function History<T>({ of, thing = 'history', children }: HistoryProps<T>) {
  if (of.data !== undefined) return children(of.data);
  if (of.error) {
    return (
      <ErrorState
        title={`The ${thing} could not be loaded`}
        text={problemText(of.error)}
        onRetry={() => void of.refetch()}
      />
    );
  }
  return <PageSkeleton />;
}

interface HistoryProps<T> {
  readonly of: UseQueryResult<T>;
  readonly thing?: string;
  readonly children: (data: T) => ReactNode;
}
