import { countText } from '@muster/contract/counted.ts';
import type { WorkedPosition } from '@muster/contract/domains/home/worked-positions.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { workedPositionsEndpoints } from '../../../platform/api/endpoints/worked-positions.generated.ts';
import { instantOf, now } from '../../../platform/clock/clock.ts';
import { noBreak } from '../../../platform/format/no-break.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { CandidateCount, PositionRows } from '../../recruitment/index.ts';
import styles from './worked-positions-card.module.css';

const positionsQuery = { ...apiQuery(workedPositionsEndpoints.list), staleTime: 0 };
const refreshed = [workedPositionsEndpoints.list];

const stages = [
  { name: 'new', label: 'New' },
  { name: 'screening', label: 'Screening' },
  { name: 'presented', label: 'Presented' },
  { name: 'interview', label: 'Interview' },
  { name: 'offered', label: 'Offer' },
] as const;

const dayMs = 86_400_000;
/** Since the last candidate. */
const slowDays = 7;

/** The positions that are worked on, with the candidates in each stage. Those without a candidate come first. */
export function WorkedPositionsCard() {
  const found = useQuery(positionsQuery);
  useRefreshOn('open-positions.changed', refreshed);
  return (
    <Card
      title="Open positions"
      note={found.data?.total || undefined}
      flush
      actions={<Link to={pathOf('openPositions')}>View all</Link>}
    >
      <Loaded of={found} thing="open positions" outline={<RowsSkeleton />}>
        {({ data, total }) =>
          data.length === 0 ? (
            <CardNote>Positions that clients want to fill appear here.</CardNote>
          ) : (
            <>
              <PositionRows
                look={styles.many}
                figures={[...stages.map(({ label }) => label), 'Filled']}
                rows={data.map((position) => ({
                  id: position.id,
                  title: position.title,
                  to: pathOf('positionCandidates', { uuid: position.uuid }),
                  below: <Below position={position} />,
                  cells: cellsOf(position),
                }))}
              />
              {total > data.length ? (
                <Link to={pathOf('openPositions')} className={styles.more}>
                  {`Show ${countText(total - data.length)} more`}
                </Link>
              ) : null}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function Below({ position }: { readonly position: WorkedPosition }) {
  const slow = slowText(position);
  return (
    <>
      <span>{[position.client, `open ${daysText(position.opened_at)}`].filter((part) => part !== '').join(' · ')}</span>
      {slow === null ? null : <span className={styles.slow}>{slow}</span>}
    </>
  );
}

const cellsOf = ({ stages: counts, waiting, filled_count, headcount }: WorkedPosition) => [
  ...stages.map(({ name }) => (
    <CandidateCount
      key={name}
      count={counts[name]}
      {...(name === 'presented' && { waiting, said: `${waiting} waiting for the client` })}
    />
  )),
  `${filled_count} of ${headcount}`,
];

const daysSince = (instant: string) => Math.floor((now() - (instantOf(instant) ?? now())) / dayMs);

function daysText(instant: string): string {
  const days = daysSince(instant);
  if (days < 1) return 'since today';
  return noBreak(days === 1 ? '1 day' : `${countText(days)} days`);
}

/** Where nobody was added for a week. */
function slowText({ latest, opened_at }: WorkedPosition): string | null {
  if (daysSince(latest ?? opened_at) < slowDays) return null;
  return noBreak(latest === null ? 'No candidate yet' : `No one new for ${daysText(latest)}`);
}
