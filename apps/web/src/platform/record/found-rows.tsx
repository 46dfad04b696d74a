import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from './loaded.tsx';

/** Rows that were looked for, a page at a time, under the filters of their page: what to show of them, and what where there are none. */
export function FoundRows<Found extends FoundPage>({
  of,
  thing,
  empty,
  page,
  size = 30,
  onPage,
  children,
}: FoundRowsProps<Found>) {
  return (
    <Loaded of={of} thing={thing}>
      {(found) => (
        <>
          {found.data.length > 0 ? children(found) : <EmptyState {...empty} />}
          <Pagination page={page} size={size} total={found.total} onPage={onPage} />
        </>
      )}
    </Loaded>
  );
}

interface FoundPage {
  readonly data: readonly unknown[];
  readonly total: number;
}

interface FoundRowsProps<Found extends FoundPage> {
  readonly of: UseQueryResult<Found>;
  /** In the sentence 'The … could not be loaded'. */
  readonly thing: string;
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly hint: string };
  /** From 1. */
  readonly page: number;
  readonly size?: number;
  readonly onPage: (page: number) => void;
  readonly children: (found: Found) => ReactNode;
}
