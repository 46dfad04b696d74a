import { Link } from 'react-router';
import styles from './period-point.module.css';

/** A point of PeriodLines: opens what is behind it and shows its text. */
export function PeriodPoint({ text, isInFirstHalf, ...act }: PeriodPointProps) {
  const look = {
    className: styles.point,
    'aria-label': text,
    'data-text': text,
    'data-half': isInFirstHalf ? 'first' : 'second',
  };
  return 'to' in act ? <Link to={act.to} {...look} /> : <button type="button" onClick={act.onPick} {...look} />;
}

type PeriodPointProps = {
  readonly text: string;
  /** The text of later points ends where the chart does. */
  readonly isInFirstHalf: boolean;
} & ({ readonly to: string } | { readonly onPick: () => void });
