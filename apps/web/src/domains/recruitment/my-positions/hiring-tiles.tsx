import { counted } from '@muster/contract/counted.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { myPositionsEndpoints } from '../../../platform/api/endpoints/my-positions.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { FigureTile } from '../../../ui/card/figure-tile.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { myPositionFiguresQuery } from '../my-positions.queries.ts';
import styles from './hiring-tiles.module.css';

const shown = [myPositionsEndpoints.figures];

/** How far hiring is. Each figure opens the positions that add up to it. */
export function HiringTiles() {
  const found = useQuery(myPositionFiguresQuery);
  useRefreshOn('my-positions.changed', shown);
  const list = pathOf('myOpenPositions');
  return (
    <Loaded of={found} thing="hiring" outline={<RowsSkeleton />}>
      {({ open, waiting, presented, places, filled }) => (
        <div className={styles.tiles}>
          <Link to={`${list}?${openOnes}`}>
            <FigureTile label="Open positions" value={open} delta={counted(presented, 'candidate')} deltaTone="gray" />
          </Link>
          <Link to={`${list}?sort=-waiting`}>
            <FigureTile
              label="Your decision"
              value={waiting}
              delta={
                waiting === 0
                  ? 'Nothing to decide'
                  : waiting === 1
                    ? 'candidate to decide on'
                    : 'candidates to decide on'
              }
              deltaTone="gray"
            />
          </Link>
          <Link to={list}>
            <FigureTile label="Hires" value={filled} delta={`of ${counted(places, 'place')}`} deltaTone="gray" />
          </Link>
        </div>
      )}
    </Loaded>
  );
}

const openOnes = new URLSearchParams([
  ['filter.status', 'sourcing'],
  ['filter.status', 'pending interviews'],
]).toString();
