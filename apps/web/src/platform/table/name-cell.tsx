import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { Initials } from '../../ui/avatar/initials.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { SecondLine } from '../../ui/plain-table/second-line.tsx';
import styles from './name-cell.module.css';
import { OpenRowContext } from './row-look.ts';

/** The first cell of a row: avatar, name, which can open the row, a second line, and a warning button. */
export function NameCell({ avatar, plain = false, below, warning, ...named }: NameCellProps) {
  return (
    <span className={styles.cell}>
      {plain ? null : (avatar ?? <Initials name={named.name} size={28} />)}
      {below === undefined ? (
        <Name {...named} />
      ) : (
        <span className={styles.lines}>
          <Name {...named} />
          <SecondLine>{below}</SecondLine>
        </span>
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

function Name({ name, to }: NameProps) {
  const open = useContext(OpenRowContext);
  if (to !== undefined) {
    return (
      <Link className={styles.name} to={to} title={name}>
        {name}
      </Link>
    );
  }
  if (open) {
    return (
      <button type="button" className={styles.name} title={name} onClick={open}>
        {name}
      </button>
    );
  }
  return (
    <span className={styles.name} title={name}>
      {name}
    </span>
  );
}

interface NameProps {
  readonly name: string;
  /** A link to the record. Without it the name opens the row, if rows open. */
  readonly to?: string | undefined;
}

interface NameCellProps extends NameProps {
  /** Instead of the initials. */
  readonly avatar?: ReactNode;
  /** Without the avatar: on cards, which show their own, and in rows that are not a person or a company. */
  readonly plain?: boolean;
  readonly below?: ReactNode;
  readonly warning?: { readonly label: string; readonly onOpen: () => void } | undefined;
}
