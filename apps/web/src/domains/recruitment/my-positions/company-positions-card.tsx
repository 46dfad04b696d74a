import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { openPositionsEndpoints } from '../../../platform/api/endpoints/open-positions.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { companyPositionsQuery } from '../open-positions.queries.ts';
import { type ClientPosition, ClientPositionRows } from './client-position-rows.tsx';

const mostShown = 5;
const shown = [openPositionsEndpoints.list];

const pathsOf = ({ id, uuid }: ClientPosition) => ({
  record: pathOf('openPositionDetails', { id }),
  candidates: pathOf('positionCandidates', { uuid }),
});

/** The same for the main contact of a client, who has the addresses of section 2.5. */
export function CompanyPositionsCard() {
  const found = useQuery(companyPositionsQuery(mostShown));
  useRefreshOn('my-positions.changed', shown);
  return (
    <Card title="Open positions" flush actions={<Link to={pathOf('openPositions')}>View all</Link>}>
      <Loaded of={found} thing="open positions" outline={<RowsSkeleton />}>
        {({ data }) => (
          <ClientPositionRows rows={data.map((row) => ({ ...row, presented: row.candidates }))} pathsOf={pathsOf} />
        )}
      </Loaded>
    </Card>
  );
}
