import { Link } from 'react-router';
import styles from './candidate-count.module.css';

/** A number of candidates, '–' for none. Those who wait for the client make it an amber figure; `said` names them. `to`: where they are. */
export function CandidateCount({ count, waiting = 0, said, to }: CandidateCountProps) {
  if (count === 0) return '–';
  const look = waiting > 0 ? { className: styles.waiting, title: said } : {};
  if (to === undefined) return waiting > 0 ? <span {...look}>{count}</span> : count;
  return (
    <Link {...look} to={to} aria-label={said}>
      {count}
    </Link>
  );
}

interface CandidateCountProps {
  readonly count: number;
  /** Of them. */
  readonly waiting?: number;
  readonly said?: string;
  readonly to?: string;
}
