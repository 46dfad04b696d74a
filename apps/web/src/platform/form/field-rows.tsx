import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import styles from './field-rows.module.css';
import { ListError } from './list-error.tsx';

/** Rows of fields that can be added and removed: `FieldRow`s, the errors of the list as a whole, the add button. */
export function FieldRows({ name, more, children }: FieldRowsProps) {
  return (
    <div className={styles.rows}>
      {children}
      <ListError name={name} />
      {more.length > 0 ? (
        <div className={styles.more}>
          {more.map(({ label, onAdd }) => (
            <Button key={label} small icon={<IconPlus aria-hidden="true" />} onClick={onAdd}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

interface FieldRowsProps {
  /** The list in the form's values. */
  readonly name: string;
  readonly more: readonly { readonly label: string; readonly onAdd: () => void }[];
  readonly children: ReactNode;
}

export function FieldRow({ legend, thing, wide = false, onRemove, children }: FieldRowProps) {
  return (
    <fieldset className={styles.row} data-wide={wide || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>{children}</div>
      <IconButton label={`Remove ${thing}`} icon={<IconTrash size={16} aria-hidden="true" />} onClick={onRemove} />
    </fieldset>
  );
}

interface FieldRowProps {
  readonly legend: string;
  /** In 'Remove …'. */
  readonly thing: string;
  /** Its fields need more room, such as days with times. */
  readonly wide?: boolean;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}
