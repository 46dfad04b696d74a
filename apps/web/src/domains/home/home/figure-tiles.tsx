import { countText } from '@muster/contract/counted.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FigureTile } from '../../../ui/card/figure-tile.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import type { HomeFigures } from '../home.queries.ts';
import { employeeAddresses } from './employee-addresses.ts';
import styles from './home.module.css';

interface Tile {
  readonly label: string;
  readonly value: number | string;
  readonly delta?: ReactNode;
  readonly deltaTone?: 'green' | 'red' | 'gray';
  /** The rows that are counted. */
  readonly to: string;
}

/** The figures that the viewer may see, each linked to what it counts. `isWide`: some are expected, so their space is kept. */
export function FigureTiles({ figures, isWide }: FigureTilesProps) {
  if (figures === undefined) return isWide ? <LoadingTiles /> : null;
  const tiles = tilesOf(figures);
  if (tiles.length === 0) return null;
  return (
    <div className={styles.tiles}>
      {tiles.map((tile) => (
        <Link key={tile.label} to={tile.to} className={styles.tileLink}>
          <FigureTile
            label={tile.label}
            value={typeof tile.value === 'number' ? countText(tile.value) : tile.value}
            delta={tile.delta}
            deltaTone={tile.deltaTone ?? 'gray'}
          />
        </Link>
      ))}
    </div>
  );
}

interface FigureTilesProps {
  readonly figures: HomeFigures | undefined;
  readonly isWide: boolean;
}

function tilesOf({ employees, clients }: HomeFigures): readonly Tile[] {
  return [
    ...(employees ? employeeTiles(employees) : []),
    ...(clients
      ? [
          {
            label: 'Active clients',
            value: clients.active,
            delta: `${clients.potential} potential`,
            to: activeClients,
          },
        ]
      : []),
  ];
}

function employeeTiles(employees: NonNullable<HomeFigures['employees']>): readonly Tile[] {
  const { active, inactive, separated, started_this_month: started, incomplete_configuration: incomplete } = employees;
  return [
    {
      label: 'Active employees',
      value: active,
      delta: (
        <>
          <span className={started > 0 ? styles.gain : undefined}>
            {started === 0 ? 'No one started this month' : `${countText(started)} started this month`}
          </span>
          <br />
          {`${countText(inactive)} inactive · ${countText(separated)} left`}
        </>
      ),
      to: employeeAddresses.active,
    },
    {
      label: 'Incomplete configuration',
      value: incomplete,
      delta: incomplete === 0 ? 'Everybody is set up' : 'To be completed',
      ...(incomplete > 0 && { deltaTone: 'red' }),
      to: employeeAddresses.incomplete,
    },
  ];
}

const activeClients = `/clients?${new URLSearchParams({ 'filter.status': 'Active' })}`;

function LoadingTiles() {
  return (
    <div className={styles.tiles} data-loading="" role="status" aria-label="Loading figures">
      {['first', 'second', 'third'].map((tile) => (
        <FigureTile
          key={tile}
          label={<Skeleton width={96} height={16} />}
          value={<Skeleton width={72} height={30} />}
          delta={<Skeleton width={120} height={16} />}
        />
      ))}
    </div>
  );
}
