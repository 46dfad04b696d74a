import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../platform/api/problem-error.ts';
import { Card } from '../../../ui/card/card.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { homeFiguresQuery } from '../home.queries.ts';
import { FigureTiles } from './figure-tiles.tsx';

/** Figures of the whole company, for those whose work is the whole company. */
export function HomeFigures({ isWide }: { readonly isWide: boolean }) {
  const figures = useQuery(homeFiguresQuery);
  if (figures.isError && !figures.data) {
    return (
      <Card>
        <ErrorState
          title="The figures could not be loaded"
          text={problemText(figures.error)}
          onRetry={() => void figures.refetch()}
        />
      </Card>
    );
  }
  return <FigureTiles figures={figures.data} isWide={isWide} />;
}
