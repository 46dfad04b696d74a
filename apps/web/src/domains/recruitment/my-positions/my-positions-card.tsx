import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { myPositionsEndpoints } from '../../../platform/api/endpoints/my-positions.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { firstPositionsQuery } from '../my-positions.queries.ts';
import { type ClientPosition, ClientPositionRows } from './client-position-rows.tsx';

const mostShown = 5;
const shown = [myPositionsEndpoints.list];

const pathsOf = ({ uuid }: ClientPosition) => ({
  record: pathOf('myOpenPositionDetails', { uuid }),
  candidates: pathOf('myOpenPositionCandidates', { uuid }),
});

/** The company's positions, those that wait for a decision first. */
export function MyPositionsCard() {
  const found = useQuery(firstPositionsQuery(mostShown));
  useRefreshOn('my-positions.changed', shown);
  return (
    <Card title="Open positions" flush actions={<Link to={pathOf('myOpenPositions')}>View all</Link>}>
      <Loaded of={found} thing="open positions" outline={<RowsSkeleton />}>
        {({ data }) => <ClientPositionRows rows={data} pathsOf={pathsOf} />}
      </Loaded>
    </Card>
  );
}
