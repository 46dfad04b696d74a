import type { RefObject } from 'react';
import { Popover } from '../../ui/popover/popover.tsx';
import type { PanelProps } from '../panel/lazy-panel.tsx';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

/** The controls of one filter, next to what opened them. Applying closes it and returns the focus. */
export function FilterPopover({ opened = true, onClose, anchor, named, value, also, onApply }: FilterPopoverProps) {
  return (
    <Popover opened={opened} anchor={anchor} onClose={onClose} label={`Filter ${named.label}`} width={250}>
      <FilterForm
        named={named}
        value={value}
        also={also}
        onApply={(next, other) => {
          anchor.current?.focus();
          onClose();
          onApply(next, other);
        }}
      />
    </Popover>
  );
}

interface FilterPopoverProps extends PanelProps, FilterFormProps {
  readonly anchor: RefObject<HTMLButtonElement | null>;
}
