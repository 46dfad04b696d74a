import { IconColumns3 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { lazyPanel } from '../panel/lazy-panel.tsx';
import type { TableColumn } from './table-column.ts';
import type { ListLook } from './use-list-settings.ts';

const ColumnsPanel = lazyPanel(() => import('./columns-panel.tsx').then((part) => part.ColumnsPanel));

/** Lets the user choose and order the columns, and the height of the rows; pinned columns stay where they are. */
export function ColumnsButton<Row>({ columns, look }: ColumnsButtonProps<Row>) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label="Columns"
        icon={<IconColumns3 size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      />
      <ColumnsPanel
        opened={opened}
        onClose={() => setOpened(false)}
        anchor={button}
        columns={columns.filter(({ pinned }) => pinned === undefined).map(({ id, header }) => ({ id, header }))}
        look={look}
      />
    </>
  );
}

interface ColumnsButtonProps<Row> {
  /** In the chosen order, hidden ones too. */
  readonly columns: readonly TableColumn<Row>[];
  readonly look: ListLook;
}
