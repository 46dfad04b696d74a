import { densities } from '@muster/contract/list-settings.ts';
import { IconGripVertical } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Choice } from '../../ui/input/choice.tsx';
import { ViewSwitch } from '../../ui/period/view-switch.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import { Unseen } from '../../ui/unseen/unseen.tsx';
import styles from './columns-panel.module.css';
import { moved } from './list-looks.ts';
import { useColumnDrag } from './use-column-drag.ts';
import type { ListLook } from './use-list-settings.ts';

export function ColumnsPanel({ opened, onClose, anchor, columns, look }: ColumnsPanelProps) {
  const [spoken, setSpoken] = useState('');
  const move = (id: string, to: number) => {
    const order = moved(
      columns.map((column) => column.id),
      id,
      to,
    );
    look.choose({ ...look.choice, order });
    const header = columns.find((column) => column.id === id)?.header ?? id;
    setSpoken(`${header} is column ${order.indexOf(id) + 1} of ${order.length}.`);
  };
  const drag = useColumnDrag(columns, move);
  return (
    <Popover opened={opened} anchor={anchor} onClose={onClose} label="Columns" placement="bottom-end" width={264}>
      <ul ref={drag.list} className={styles.list} aria-label="Order of the columns">
        {drag.shown.map(({ id, header }) => (
          <li
            key={id}
            className={styles.line}
            data-dragged={drag.dragged === id || undefined}
            onKeyDown={(event) => drag.onKeyDown(event, id)}
          >
            <Choice kind="checkbox" label={header} checked={!look.hidden.has(id)} onChange={() => look.toggle(id)} />
            <button
              type="button"
              className={styles.grip}
              aria-label={`Move ${header}`}
              title="Drag it, or use the arrow keys"
              onPointerDown={(event) => drag.onPointerDown(event, id)}
            >
              <IconGripVertical size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Unseen as="p" role="status">
        {spoken}
      </Unseen>
      <div className={styles.rows}>
        <span>Rows</span>
        <ViewSwitch label="Height of the rows" atEnd>
          {densities.map((density) => (
            <button
              key={density}
              type="button"
              aria-pressed={look.density === density}
              onClick={() => look.setDensity(density)}
            >
              {density === 'compact' ? 'Compact' : 'Comfortable'}
            </button>
          ))}
        </ViewSwitch>
      </div>
      <div className={styles.foot}>
        <Button small tone="quiet" disabled={!look.isChanged} onClick={look.reset}>
          Reset
        </Button>
      </div>
    </Popover>
  );
}

interface ColumnsPanelProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
  /** Those that can be hidden and moved, in the chosen order. */
  readonly columns: readonly NamedColumn[];
  readonly look: ListLook;
}

interface NamedColumn {
  readonly id: string;
  readonly header: string;
}
