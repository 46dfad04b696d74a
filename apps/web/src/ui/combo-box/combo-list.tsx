import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { usePlacedPopover } from '../popover/use-placed-popover.ts';
import styles from './combo-list.module.css';
import type { ComboOption } from './combo-option.ts';

/** The open list. Presses on it leave the focus in the field. */
export function ComboList({ id, anchor, options, selected, active, state, onPick }: ComboListProps) {
  const popover = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (popover.current && anchor.current) popover.current.style.width = `${anchor.current.offsetWidth}px`;
  }, [anchor]);
  usePlacedPopover({ opened: true, anchor, popover, placement: 'bottom-start', gap: 4 });
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={popover} popover="manual" className={styles.popover}>
      <div ref={list} id={id} role="listbox" aria-label="Options" className={styles.list} tabIndex={-1}>
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === selected}
            aria-disabled={option.disabled}
            data-active={index === active || undefined}
            className={styles.option}
            tabIndex={-1}
            onMouseDown={(event) => {
              event.preventDefault();
              if (event.button === 0) onPick(option);
            }}
          >
            <span className={styles.label}>{option.label}</span>
            {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
            {option.value === selected ? <IconCheck className={styles.tick} size={15} aria-hidden="true" /> : null}
          </div>
        ))}
      </div>
      <ListNote count={options.length} state={state} />
    </div>
  );
}

export interface ComboListState {
  readonly loading?: boolean | undefined;
  /** Why the options could not be loaded. */
  readonly error?: string | null | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Text if there is no match. */
  readonly empty?: ReactNode;
}

interface ComboListProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly options: readonly ComboOption[];
  readonly selected: string | null;
  readonly active: number;
  readonly state: ComboListState;
  readonly onPick: (option: ComboOption) => void;
}

function ListNote({ count, state }: { readonly count: number; readonly state: ComboListState }) {
  if (state.error) {
    return (
      <div className={styles.note} role="status" data-tone="red">
        {state.error}
        {state.onRetry ? (
          <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={state.onRetry}>
            Try again
          </button>
        ) : null}
      </div>
    );
  }
  if (count > 0 && !state.loading) return null;
  return (
    // A press on a link in the note leaves the focus in the field, so that the list stays open for the click.
    <div className={styles.note} role="status" onMouseDown={(event) => event.preventDefault()}>
      {state.loading ? 'Loading…' : (state.empty ?? 'No matches')}
    </div>
  );
}
