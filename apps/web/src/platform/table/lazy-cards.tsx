import { type ReactNode, Suspense, use } from 'react';
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

/** What is below the cards appears with them: above the end of the page it would move when they come. */
export function BelowCards({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <WithCards>{children}</WithCards>
    </Suspense>
  );
}

function WithCards({ children }: { readonly children: ReactNode }) {
  use(loadedPart());
  return children;
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
