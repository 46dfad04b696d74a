import type { RefObject } from 'react';
import { Popover } from '../../ui/popover/popover.tsx';
import type { PanelProps } from '../panel/lazy-panel.tsx';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';
import { filterLabel } from './filter-label.ts';

/** The controls of one filter, next to what opened them. Applying closes it and returns the focus. */
export function FilterPopover({ opened = true, onClose, anchor, named, value, beside, onApply }: FilterPopoverProps) {
  return (
    <Popover opened={opened} anchor={anchor} onClose={onClose} label={filterLabel({ named, beside })} width={250}>
      <FilterForm
        named={named}
        value={value}
        beside={beside}
        onApply={(...next) => {
          anchor.current?.focus();
          onClose();
          onApply(...next);
        }}
      />
    </Popover>
  );
}

interface FilterPopoverProps extends PanelProps, FilterFormProps {
  readonly anchor: RefObject<HTMLButtonElement | null>;
}
