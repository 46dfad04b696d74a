import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import styles from './position-rows.module.css';

/** Positions on a home: what they are, and a column of figures for each stage. A phone leaves out the first of a few; `look` places many. */
export function PositionRows({ figures, rows, look }: PositionRowsProps) {
  return (
    <table className={classNames(styles.table, look)} data-few={look === undefined || undefined}>
      <thead>
        <tr>
          <th scope="col">Position</th>
          {figures.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, to, below, cells }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={to}>{title}</Link>
              <span className={styles.below}>{below}</span>
            </th>
            {figures.map((label, index) => (
              <td key={label} data-label={label}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface PositionRow {
  readonly id: number | string;
  readonly title: string;
  readonly to: string;
  readonly below: ReactNode;
  /** In the order of the figures. */
  readonly cells: readonly ReactNode[];
}

interface PositionRowsProps {
  readonly figures: readonly string[];
  readonly rows: readonly PositionRow[];
  readonly look?: string | undefined;
}
