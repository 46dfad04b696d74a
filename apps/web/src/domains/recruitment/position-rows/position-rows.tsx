import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './position-rows.module.css';

/** Positions on a home: what they are, and a column of figures for each stage. On a phone many figures stand below the title. */
export function PositionRows({ figures, rows }: PositionRowsProps) {
  return (
    <table className={styles.table} data-many={figures.length > mostBeside || undefined}>
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

/** Figures that a phone shows beside the title, without the first of them. */
const mostBeside = 3;

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
}
