import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { MenuAction } from './menu-entry.ts';
import styles from './menu-list.module.css';

export function MenuItem({ action, autoFocus, onSelect }: MenuItemProps) {
  const shared = {
    tabIndex: -1,
    className: styles.item,
    'data-danger': action.danger || undefined,
    'data-autofocus': autoFocus || undefined,
  };
  const content = (
    <>
      {action.icon ? <span className={styles.icon}>{action.icon}</span> : null}
      <span className={styles.label}>{action.label}</span>
      {action.hint ? <span className={styles.hint}>{action.hint}</span> : null}
      {action.checked ? <IconCheck className={styles.tick} size={16} aria-hidden="true" /> : null}
    </>
  );
  if (action.to !== undefined && !action.disabled) {
    return (
      <Link {...shared} role="menuitem" to={action.to} onClick={onSelect}>
        {content}
      </Link>
    );
  }
  const press = { type: 'button' as const, disabled: action.disabled, onClick: onSelect };
  if (action.checked === undefined) {
    return (
      <button {...shared} {...press} role="menuitem">
        {content}
      </button>
    );
  }
  return (
    <button {...shared} {...press} role="menuitemradio" aria-checked={action.checked}>
      {content}
    </button>
  );
}

interface MenuItemProps {
  readonly action: MenuAction;
  readonly autoFocus: boolean;
  readonly onSelect: () => void;
}
