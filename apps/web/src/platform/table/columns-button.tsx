import { IconColumns3 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Choice } from '../../ui/input/choice.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import styles from './columns-button.module.css';
import type { TableColumn } from './table-column.ts';
import type { HiddenColumns } from './use-hidden-columns.ts';

/** Lets the user choose columns; pinned ones are always shown. */
export function ColumnsButton<Row>({ columns, state }: ColumnsButtonProps<Row>) {
  const [opened, setOpened] = useState(false);
  const wrapper = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={wrapper}
        label="Columns"
        icon={<IconColumns3 size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      />
      <Popover
        opened={opened}
        anchor={wrapper}
        onClose={() => setOpened(false)}
        label="Columns"
        placement="bottom-end"
        width={220}
      >
        <div className={styles.list}>
          {columns
            .filter((column) => column.pinned === undefined)
            .map((column) => (
              <Choice
                key={column.id}
                kind="checkbox"
                label={column.header}
                checked={!state.hidden.has(column.id)}
                onChange={() => state.toggle(column.id)}
              />
            ))}
        </div>
        <div className={styles.foot}>
          <Button small tone="quiet" disabled={!state.isChanged} onClick={state.reset}>
            Reset
          </Button>
        </div>
      </Popover>
    </>
  );
}

interface ColumnsButtonProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly state: HiddenColumns;
}
