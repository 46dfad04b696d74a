import { useEffect, useRef } from 'react';
import tabStyles from '../tabs/tab.module.css';
import { Unseen } from '../unseen/unseen.tsx';
import styles from './section-tabs.module.css';

/**
 * Links to the sections of a long form; the visible section is marked, and each link shows how many of its fields have
 * errors.
 */
export function SectionTabs({ sections, active, onSelect, label = 'Sections' }: SectionTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && list.current) {
      list.current.scrollTo({ left: current.offsetLeft - list.current.clientWidth / 2 + current.offsetWidth / 2 });
    }
  }, []);
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul ref={list} className={tabStyles.list}>
        {sections.map((section) => (
          <li key={section.id}>
            <button
              type="button"
              className={tabStyles.tab}
              aria-current={section.id === active ? 'true' : undefined}
              onClick={() => onSelect(section.id)}
            >
              {section.label}{' '}
              {section.errors ? (
                <span className={styles.errors}>
                  {section.errors} <Unseen>{section.errors === 1 ? 'field to fix' : 'fields to fix'}</Unseen>
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface SectionTab {
  readonly id: string;
  readonly label: string;
  readonly errors?: number | undefined;
}

interface SectionTabsProps {
  readonly sections: readonly SectionTab[];
  readonly active: string | null;
  readonly onSelect: (id: string) => void;
  readonly label?: string;
}
