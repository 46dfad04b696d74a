import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Unseen } from '../unseen/unseen.tsx';
import { activePath } from './active-path.ts';
import { useIsRail } from './menu-drawer.ts';
import styles from './nav-list.module.css';

/**
 * The groups of the menu; the first needs no label. Counters are shown as given; describe in words what they count.
 * A folded group shows only the current item. On tablets it is a rail of icons, except in the drawer.
 */
export function NavList({ groups, active: given = null, label = 'Main', onFold }: NavListProps) {
  const { pathname } = useLocation();
  const active =
    given ??
    activePath(
      pathname,
      groups.flatMap((group) => group.items.map((item) => item.to)),
    );
  const isRail = useIsRail();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    // On low screens the lower groups start outside the visible part. Otherwise Tab must begin at the top of the page, not behind this item.
    const item = active === null ? null : list.current?.querySelector('[aria-current]');
    if (item && !isWithin(item, list.current?.parentElement)) item.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <nav ref={list} aria-label={label} data-rail={isRail ? '' : undefined}>
      {groups.map((group) => (
        <NavGroupPart key={group.label ?? 'first'} group={group} active={active} isRail={isRail} onFold={onFold} />
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
  readonly isFolded?: boolean;
}

interface NavListProps {
  readonly groups: readonly NavGroup[];
  /** The path of the item to mark. Null: the one whose path the address begins with. */
  readonly active?: string | null;
  readonly label?: string;
  /** Without it groups cannot be folded. */
  readonly onFold?: ((group: string, isFolded: boolean) => void) | undefined;
}

interface NavGroupProps extends Pick<NavListProps, 'onFold'> {
  readonly group: NavGroup;
  readonly active: string | null;
  readonly isRail: boolean;
}

function NavGroupPart({ group, active, isRail, onFold }: NavGroupProps) {
  const id = useId();
  const isFolded = group.isFolded === true;
  const items = isFolded ? group.items.filter(({ to }) => to === active) : group.items;
  if (isRail && items.length === 0) return null;
  return (
    <div className={styles.group} data-folded={isFolded ? '' : undefined}>
      {group.label ? (
        <NavLabel id={id} label={group.label} isFolded={isFolded} onFold={isRail ? undefined : onFold} />
      ) : null}
      <ul aria-labelledby={group.label ? id : undefined} hidden={items.length === 0}>
        {items.map((item) => (
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

function NavLabel({ id, label, isFolded, onFold }: NavLabelProps) {
  if (!onFold) {
    return (
      <div id={id} className={styles.label}>
        {label}
      </div>
    );
  }
  return (
    <button
      type="button"
      id={id}
      className={styles.fold}
      aria-expanded={!isFolded}
      onClick={() => onFold(label, !isFolded)}
    >
      {label}
      <IconChevronDown size={14} aria-hidden="true" />
    </button>
  );
}

interface NavLabelProps extends Pick<NavListProps, 'onFold'> {
  readonly id: string;
  readonly label: string;
  readonly isFolded: boolean;
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
