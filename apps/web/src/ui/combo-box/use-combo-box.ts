import { type KeyboardEvent, useRef, useState } from 'react';
import { type ComboOption, nextOption, optionsMatching } from './combo-option.ts';

/** State and keyboard of a combo box: `typed` is null while the field shows the selected option. */
export function useComboBox({ value, onChange, options, onSearch, clearable, disabled }: ComboQuestion) {
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const chosen = options.find((option) => option.value === value);
  const shown = typed === null || onSearch ? options : optionsMatching(options, typed);

  const open = () => {
    if (opened || disabled) return;
    setOpened(true);
    setActive(options.findIndex((option) => option.value === value));
    input.current?.select();
  };
  const close = () => {
    setOpened(false);
    if (typed === '' && clearable && value !== null) onChange(null);
    if (typed !== null) onSearch?.('');
    setTyped(null);
  };
  const pick = (option: ComboOption) => {
    if (option.disabled) return;
    onChange(option.value);
    setOpened(false);
    if (typed !== null) onSearch?.('');
    setTyped(null);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpened(true);
    onSearch?.(text);
    setActive(nextOption(onSearch ? options : optionsMatching(options, text), -1, 1));
  };
  const clear = () => {
    onChange(null);
    setTyped(null);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (opened) setActive(nextOption(shown, active, event.key === 'ArrowDown' ? 1 : -1));
      else open();
    } else if (event.key === 'Enter' && opened) {
      event.preventDefault();
      const option = shown[active];
      if (option) pick(option);
    } else if (event.key === 'Escape' && opened) {
      // Closes only the list, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return {
    input,
    opened,
    text: typed ?? chosen?.label ?? '',
    shown,
    active,
    open,
    close,
    pick,
    type,
    clear,
    onKeyDown,
  };
}

interface ComboQuestion {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly options: readonly ComboOption[];
  readonly onSearch: ((text: string) => void) | undefined;
  readonly clearable: boolean;
  readonly disabled: boolean;
}
