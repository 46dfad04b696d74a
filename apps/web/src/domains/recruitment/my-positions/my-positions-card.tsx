import type { MyPositionRow } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { myPositionsEndpoints } from '../../../platform/api/endpoints/my-positions.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { firstPositionsQuery } from '../my-positions.queries.ts';
import { PositionStatusBadge } from '../position-status.tsx';
import styles from './my-positions-card.module.css';
import { OpenedAge } from './opened-age.tsx';

const mostShown = 5;
const shown = [myPositionsEndpoints.list];

/** The company's positions, those that wait for a decision first. Each number opens the candidates. */
export function MyPositionsCard() {
  const found = useQuery(firstPositionsQuery(mostShown));
  useRefreshOn('my-positions.changed', shown);
  return (
    <Card title="Open positions" flush actions={<Link to={pathOf('myOpenPositions')}>View all</Link>}>
      <Loaded of={found} thing="open positions" outline={<RowsSkeleton />}>
        {({ data }) =>
          data.length === 0 ? (
            <CardNote>Positions that your provider fills for you appear here.</CardNote>
          ) : (
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Position</th>
                  <th scope="col">Candidates</th>
                  <th scope="col">With you</th>
                  <th scope="col">Filled</th>
                </tr>
              </thead>
              <tbody>
                {data.map((position) => (
                  <Position key={position.uuid} position={position} />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </Card>
  );
}

function Position({ position }: { readonly position: MyPositionRow }) {
  const { uuid, title, status, opened_at, presented, waiting, filled_count, headcount } = position;
  const candidates = pathOf('myOpenPositionCandidates', { uuid });
  return (
    <tr>
      <th scope="row">
        <Link to={pathOf('myOpenPositionDetails', { uuid })}>{title}</Link>
        <span className={styles.below}>
          <span>
            Opened <OpenedAge at={opened_at} isInSentence />
          </span>
          <PositionStatusBadge status={status} />
        </span>
      </th>
      <td>{presented === 0 ? '–' : <Link to={candidates}>{presented}</Link>}</td>
      <td>
        {waiting === 0 ? (
          '–'
        ) : (
          <Link className={styles.waiting} to={candidates} aria-label={`${waiting} with you for ${title}`}>
            {waiting}
          </Link>
        )}
      </td>
      <td>
        <b>{filled_count}</b> of {headcount}
      </td>
    </tr>
  );
}
