import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Initials } from '../../ui/avatar/initials.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import styles from './name-cell.module.css';

/** The first cell of people and companies: avatar, linked name, and a warning button. */
export function NameCell({ name, to, avatar, plain = false, warning }: NameCellProps) {
  return (
    <span className={styles.cell}>
      {plain ? null : (avatar ?? <Initials name={name} />)}
      {to === undefined ? (
        <span className={styles.name} title={name}>
          {name}
        </span>
      ) : (
        <Link className={styles.name} to={to} title={name}>
          {name}
        </Link>
      )}
      {warning ? (
        <IconButton
          className={styles.warning}
          label={warning.label}
          icon={<IconAlertTriangleFilled size={15} aria-hidden="true" />}
          onClick={warning.onOpen}
        />
      ) : null}
    </span>
  );
}

interface NameCellProps {
  readonly name: string;
  readonly to?: string | undefined;
  /** Instead of the initials. */
  readonly avatar?: ReactNode;
  /** Without the avatar: on cards, which show their own. */
  readonly plain?: boolean;
  readonly warning?: { readonly label: string; readonly onOpen: () => void } | undefined;
}
