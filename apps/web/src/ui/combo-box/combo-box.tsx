import { IconSelector, IconX } from '@tabler/icons-react';
import { type ComponentProps, type RefCallback, useId, useRef } from 'react';
import inputStyles from '../input/input.module.css';
import { InputBox } from '../input/input-box.tsx';
import { ComboList, type ComboListState } from './combo-list.tsx';
import type { ComboOption } from './combo-option.ts';
import { useComboBox } from './use-combo-box.ts';

/**
 * Selects one option of a list, found by typing. With `onSearch` the caller provides the matching options (from the
 * server, for example), always including the selected one; otherwise they are filtered here. The list is in the top
 * layer and inside the dialog that it belongs to.
 */
export function ComboBox({
  value,
  onChange,
  options,
  onSearch,
  clearable = false,
  list,
  inputRef,
  ...rest
}: ComboBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const combo = useComboBox({ value, onChange, options, onSearch, clearable, disabled: rest.disabled === true });
  return (
    <InputBox
      ref={box}
      invalid={rest['aria-invalid'] === true}
      disabled={rest.disabled}
      end={
        clearable && value !== null && !rest.disabled ? (
          <button type="button" className={inputStyles.inner} aria-label="Clear" onClick={combo.clear}>
            <IconX size={15} aria-hidden="true" />
          </button>
        ) : (
          <IconSelector size={15} aria-hidden="true" style={{ marginRight: 6, pointerEvents: 'none' }} />
        )
      }
    >
      <input
        {...rest}
        ref={(element) => {
          combo.input.current = element;
          inputRef?.(element);
        }}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        className={inputStyles.input}
        aria-expanded={combo.opened}
        aria-controls={combo.opened ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={combo.opened && combo.active >= 0 ? `${listId}-${combo.active}` : undefined}
        value={combo.text}
        onChange={(event) => combo.type(event.target.value)}
        onClick={combo.open}
        onKeyDown={combo.onKeyDown}
        onBlur={(event) => {
          combo.close();
          rest.onBlur?.(event);
        }}
      />
      {combo.opened ? (
        <ComboList
          id={listId}
          anchor={box}
          options={combo.shown}
          selected={value}
          active={combo.active}
          state={list ?? {}}
          onPick={combo.pick}
        />
      ) : null}
    </InputBox>
  );
}

export interface ComboBoxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list' | 'ref' | 'type'> {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly inputRef?: RefCallback<HTMLInputElement> | undefined;
  readonly options: readonly ComboOption[];
  /** Called with the typed text; the caller debounces. */
  readonly onSearch?: ((text: string) => void) | undefined;
  readonly clearable?: boolean | undefined;
  /** Loading, failed and empty texts of the list. */
  readonly list?: ComboListState | undefined;
}
