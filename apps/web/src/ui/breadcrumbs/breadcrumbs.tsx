import { Fragment } from 'react';
import { Link } from 'react-router';
import styles from './breadcrumbs.module.css';

/** The path to the screen; the last item is the screen itself. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs" className={styles.nav}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <Fragment key={`${crumb.label} ${crumb.to ?? ''}`}>
            {index > 0 ? (
              <li className={styles.slash} aria-hidden="true">
                /
              </li>
            ) : null}
            <li className={styles.crumb}>{show(crumb, index === crumbs.length - 1)}</li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

export interface Crumb {
  readonly label: string;
  readonly to?: string | undefined;
}

function show(crumb: Crumb, isLast: boolean) {
  if (isLast) {
    return (
      <span className={styles.current} aria-current="page">
        {crumb.label}
      </span>
    );
  }
  return crumb.to === undefined ? <span>{crumb.label}</span> : <Link to={crumb.to}>{crumb.label}</Link>;
}
