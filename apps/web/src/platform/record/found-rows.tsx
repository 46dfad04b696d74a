import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { RowsSkeleton } from '../../ui/state/rows-skeleton.tsx';
import { beyondTheLast } from '../table/table-note.tsx';
import { Loaded } from './loaded.tsx';

/**
 * Search results, a page at a time, under the filters of their page: how to show the rows, and what to show without
 * rows.
 */
export function FoundRows<Found extends FoundPage>({
  of,
  thing,
  empty,
  onClear,
  outline,
  page,
  size = 30,
  onPage,
  children,
}: FoundRowsProps<Found>) {
  const emptiness = () => {
    if (page > 1) return beyondTheLast(() => onPage(1));
    return onClear ? unmatched(empty, onClear) : empty;
  };
  return (
    <Loaded of={of} thing={thing} outline={outline ?? <RowsSkeleton />}>
      {(found) => (
        <>
          {found.data.length > 0 ? children(found) : <EmptyState {...emptiness()} />}
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

interface Emptiness {
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint: string;
  readonly action?: ReactNode;
}

interface FoundRowsProps<Found extends FoundPage> {
  readonly of: UseQueryResult<Found>;
  /** In the sentence 'The … could not be loaded'. */
  readonly thing: string;
  readonly empty: Emptiness;
  /** Clears the filters; omitted if there are none. */
  readonly onClear?: (() => void) | undefined;
  /** The placeholder while the rows load. Default: plain rows. */
  readonly outline?: ReactNode;
  /** From 1. */
  readonly page: number;
  readonly size?: number;
  readonly onPage: (page: number) => void;
  readonly children: (found: Found) => ReactNode;
}

const unmatched = ({ icon }: Emptiness, onClear: () => void): Emptiness => ({
  icon,
  title: 'No matches',
  hint: 'No results match your search and filters.',
  action: <Button onClick={onClear}>Clear filters</Button>,
});
