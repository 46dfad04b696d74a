import { Suspense, use } from 'react';
import { SkeletonCards } from './skeleton-cards.tsx';
import type { TableCardsProps } from './table-cards.tsx';

type Part = typeof import('./table-cards.tsx');

let loading: Promise<Part> | null = null;

/** The rows on phones, whose code only phones load. `lazy` would lose the type of the rows. */
export function LazyCards<Row>(cards: TableCardsProps<Row>) {
  return (
    <Suspense fallback={<SkeletonCards />}>
      <LoadedCards {...cards} />
    </Suspense>
  );
}

function LoadedCards<Row>(cards: TableCardsProps<Row>) {
  const { TableCards } = use(loadedPart());
  return <TableCards {...cards} />;
}

function loadedPart(): Promise<Part> {
  loading ??= import('./table-cards.tsx').catch((error: unknown) => {
    // The next rows try again.
    loading = null;
    throw error;
  });
  return loading;
}
