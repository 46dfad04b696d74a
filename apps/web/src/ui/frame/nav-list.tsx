import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Unseen } from '../unseen/unseen.tsx';
import { useTablet } from '../use-compact.ts';
import { activePath } from './active-path.ts';
import styles from './nav-list.module.css';

/** The groups of the menu; the first needs no label. Counters are shown as given; describe in words what they count. */
export function NavList({ groups, active: given = null, label = 'Main' }: NavListProps) {
  const { pathname } = useLocation();
  const active =
    given ??
    activePath(
      pathname,
      groups.flatMap((group) => group.items.map((item) => item.to)),
    );
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    // On low screens the lower groups start outside the visible part. Otherwise Tab must begin at the top of the page, not behind this item.
    const item = active === null ? null : list.current?.querySelector('[aria-current]');
    if (item && !isWithin(item, list.current?.parentElement)) item.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <nav ref={list} aria-label={label}>
      {groups.map((group) => (
        <NavGroupPart key={group.label ?? 'first'} group={group} active={active} />
      ))}
    </nav>
  );
}

function isWithin(item: Element, frame: Element | null | undefined): boolean {
  const [inner, outer] = [item.getBoundingClientRect(), frame?.getBoundingClientRect()];
  return outer === undefined || (inner.top >= outer.top && inner.bottom <= outer.bottom);
}

export interface NavItem {
  readonly label: string;
  readonly to: string;
  readonly icon: ReactNode;
  readonly count?: number | undefined;
  /** For screen readers: '12 waiting'. */
  readonly countLabel?: string | undefined;
}

export interface NavGroup {
  readonly label?: string;
  readonly items: readonly NavItem[];
}

interface NavListProps {
  readonly groups: readonly NavGroup[];
  /** The path of the item to mark. Null: the one whose path the address begins with. */
  readonly active?: string | null;
  readonly label?: string;
}

function NavGroupPart({ group, active }: { readonly group: NavGroup; readonly active: string | null }) {
  const id = useId();
  const isRail = useTablet();
  return (
    <div className={styles.group}>
      {group.label ? (
        <div id={id} className={styles.label}>
          {group.label}
        </div>
      ) : null}
      <ul aria-labelledby={group.label ? id : undefined}>
        {group.items.map((item) => (
          <li key={item.to}>
            <Tooltip text={item.label} placement="right" isOff={!isRail}>
              <Link className={styles.item} to={item.to} aria-current={item.to === active ? 'page' : undefined}>
                <span className={styles.icon} aria-hidden="true">
                  {item.icon}
                </span>
                <span className={styles.text}>{item.label}</span>
                {item.count ? <NavCount count={item.count} label={item.countLabel} /> : null}
              </Link>
            </Tooltip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NavCount({ count, label }: { readonly count: number; readonly label: string | undefined }) {
  const shown = count > 999 ? '999+' : String(count);
  return (
    <span className={styles.count}>
      {label ? (
        <>
          <span aria-hidden="true">{shown}</span>
          <Unseen>, {label}</Unseen>
        </>
      ) : (
        shown
      )}
    </span>
  );
}
