import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../ui/state/page-skeleton.tsx';
import { problemText } from '../api/problem-error.ts';

/** What a query brings, once it is there: until then its outline, where it failed why, and a way to try again. */
export function Loaded<T>({ of, thing, outline = <PageSkeleton />, children }: LoadedProps<T>) {
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
  return outline;
}

interface LoadedProps<T> {
  readonly of: UseQueryResult<T>;
  /** In the sentence 'The … could not be loaded'. */
  readonly thing: string;
  /** What stands for it while it loads; left out, a few lines. */
  readonly outline?: ReactNode;
  readonly children: (data: T) => ReactNode;
}
