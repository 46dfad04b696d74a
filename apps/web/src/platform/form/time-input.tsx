import { timePickerStepMinutes } from '@muster/contract/constants.ts';
import { IconClock } from '@tabler/icons-react';
import { type ComponentProps, type KeyboardEvent, type RefCallback, useId, useRef, useState } from 'react';
import { ComboList } from '../../ui/combo-box/combo-list.tsx';
import { nextOption } from '../../ui/combo-box/combo-option.ts';
import inputStyles from '../../ui/input/input.module.css';
import { InputBox } from '../../ui/input/input-box.tsx';
import { formatTimeOfDay, timeOfDayIn, timesOfDay } from '../format/time-of-day.ts';

/**
 * A time of day, typed freely or picked from a list. The value is `HH:mm`, '' if empty, or the typed text if it is no time, which the form
 * refuses. Shown in 12 or 24 hours, as the user wants.
 */
export function TimeInput({ value, onChange, step = timePickerStepMinutes, inputRef, ...rest }: TimeInputProps) {
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const options = optionsOf(value, step);
  const indexOf = (time: string | null) => options.findIndex((option) => option.value === time);
  const open = () => {
    if (opened || rest.disabled) return;
    setOpened(true);
    setActive(indexOf(value));
  };
  const close = () => {
    setOpened(false);
    setTyped(null);
  };
  const pick = (time: string) => {
    onChange(time);
    close();
  };
  const type = (text: string) => {
    const time = timeOfDayIn(text);
    setTyped(text);
    setOpened(true);
    setActive(optionsOf(time ?? '', step).findIndex((option) => option.value === time));
    onChange(time ?? text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (opened) setActive(nextOption(options, active, event.key === 'ArrowDown' ? 1 : -1));
      else open();
    } else if (event.key === 'Enter' && opened) {
      event.preventDefault();
      const option = options[active];
      if (option) pick(option.value);
      else close();
    } else if (event.key === 'Escape' && opened) {
      // Closes only the list, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <InputBox
      ref={box}
      invalid={rest['aria-invalid'] === true}
      disabled={rest.disabled}
      end={<IconClock size={15} aria-hidden="true" style={{ marginRight: 6, pointerEvents: 'none' }} />}
    >
      <input
        {...rest}
        ref={inputRef}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        className={inputStyles.input}
        aria-expanded={opened}
        aria-controls={opened ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={opened && active >= 0 ? `${listId}-${active}` : undefined}
        value={typed ?? shownText(value)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={open}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close();
          rest.onBlur?.(event);
        }}
      />
      {opened ? (
        <ComboList
          id={listId}
          anchor={box}
          options={options}
          selected={value}
          active={active}
          state={{}}
          onPick={(option) => pick(option.value)}
        />
      ) : null}
    </InputBox>
  );
}

interface TimeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref' | 'type' | 'step'> {
  readonly value: string;
  readonly onChange: (time: string) => void;
  /** Minutes between the times of the list. */
  readonly step?: number;
  readonly inputRef?: RefCallback<HTMLInputElement> | undefined;
}

/** The times of the list, with a value that lies between them. */
function optionsOf(value: string, step: number) {
  const times = timesOfDay(step);
  const all = timeOfDayIn(value) === value && !times.includes(value) ? [...times, value].toSorted() : times;
  return all.map((time) => ({ value: time, label: formatTimeOfDay(time) }));
}

const shownText = (value: string) => (timeOfDayIn(value) === value ? formatTimeOfDay(value) : value);
