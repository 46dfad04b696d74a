import { countText } from '@muster/contract/counted.ts';
import { Link } from 'react-router';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import type { HomeFigures } from '../home.queries.ts';
import { employeeAddresses } from './employee-addresses.ts';
import styles from './home.module.css';
import { wholePercents } from './whole-percents.ts';

/** People by status; each line opens the filtered list. */
export function PeopleCard({ figures }: { readonly figures: NonNullable<HomeFigures['employees']> }) {
  const { active, inactive, separated } = figures;
  const shares = wholePercents({ active, inactive, separated });
  const lines = [
    { kind: 'active' as const, label: 'Active', value: active, to: employeeAddresses.active },
    { kind: 'inactive' as const, label: 'Inactive', value: inactive, to: employeeAddresses.inactive },
    { kind: 'separated' as const, label: 'Terminated or resigned', value: separated, to: employeeAddresses.separated },
  ];
  return (
    <Card title="People" actions={<Link to="/employees">All employees</Link>}>
      {active + inactive + separated === 0 ? (
        <CardNote inBody>No employees yet. Open all employees to add or import people.</CardNote>
      ) : (
        <div className={styles.bar} aria-hidden="true">
          {lines.map(({ kind, value }) =>
            value > 0 ? <span key={kind} data-kind={kind} style={{ flexGrow: value }} /> : null,
          )}
        </div>
      )}
      <ul className={styles.legend}>
        {lines.map(({ kind, label, value, to }) => (
          <li key={kind}>
            <Link to={to} className={styles.line}>
              <span className={styles.dot} data-kind={kind} aria-hidden="true" />
              <span className={styles.label}>{label}</span>
              <span className={styles.value}>{countText(value)}</span>
              <span className={styles.share}>{shares[kind]}%</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const parts = ['active', 'inactive', 'separated'];

/** Keeps the space of the card while its figures load. */
export function PeopleOutline() {
  return (
    <Card title="People">
      <Skeleton height={10} />
      <ul className={styles.legend} aria-hidden="true">
        {parts.map((part) => (
          <li key={part} className={styles.line}>
            <Skeleton width="40%" height={12} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
