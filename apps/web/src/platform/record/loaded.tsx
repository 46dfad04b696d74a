import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../ui/state/page-skeleton.tsx';
import { problemText } from '../api/problem-error.ts';

/** The result of a query: a placeholder while it loads, and the error with a button to try again if it failed. */
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
  return (
    <div data-loading="" style={{ display: 'contents' }}>
      {outline}
    </div>
  );
}

interface LoadedProps<T> {
  readonly of: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** In the sentence 'The … could not be loaded'. */
  readonly thing: string;
  /** The placeholder while it loads. Default: a few lines. */
  readonly outline?: ReactNode;
  readonly children: (data: T) => ReactNode;
}
