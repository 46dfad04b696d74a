import { countText } from '@muster/contract/counted.ts';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './link-tabs.module.css';
import tabStyles from './tab.module.css';

/** Parts of one record, each with its own address, so that it can be shared and reloaded. */
export function LinkTabs({ tabs, active, label }: LinkTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { state } = useLocation();
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[data-tab="${active}"]`);
    if (current && list.current) list.current.scrollTo({ left: current.offsetLeft - 16 });
  }, [active]);
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul ref={list} className={tabStyles.list}>
        {tabs.map((tab) => (
          <li key={tab.id} data-tab={tab.id}>
            <Link
              to={tab.to}
              state={state}
              className={tabStyles.tab}
              aria-current={tab.id === active ? 'page' : undefined}
              preventScrollReset
            >
              {tab.label}
              {tab.count ? (
                <>
                  {' '}
                  <span className={styles.count}>{countText(tab.count)}</span>
                </>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LinkTab {
  readonly id: string;
  readonly label: string;
  readonly to: string;
  /** Not shown if it is 0. */
  readonly count?: number | undefined;
}

interface LinkTabsProps {
  readonly tabs: readonly LinkTab[];
  readonly active: string;
  readonly label: string;
}
