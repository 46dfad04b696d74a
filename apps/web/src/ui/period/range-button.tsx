import { daysBetween, isDay } from '@muster/contract/plain-day.ts';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { DayField } from '../field/day-field.tsx';
import { Popover } from '../popover/popover.tsx';
import styles from './range-button.module.css';

interface Range {
  readonly from: string;
  readonly to: string;
}

const labels = { from: 'First day', to: 'Last day' };

/** Chooses the first and the last day that a page shows. */
export function RangeButton({ isOn, period, most, onChoose }: RangeButtonProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-pressed={isOn}
        aria-haspopup="dialog"
        aria-expanded={opened}
        disabled={period === null}
        onClick={() => setOpened(!opened)}
      >
        Range…
      </button>
      {period ? (
        <RangePopover opened={opened} anchor={button} period={period} most={most} onClose={close} onChoose={onChoose} />
      ) : null}
    </>
  );
}

export function RangePopover({ opened, anchor, period, most, onClose, onChoose }: RangePopoverProps) {
  return (
    <Popover
      opened={opened}
      anchor={anchor}
      onClose={onClose}
      label="Days shown"
      placement="bottom-end"
      width={280}
      isSheetOnPhones
    >
      <RangeForm
        shown={period}
        most={most}
        onChoose={(range) => {
          onClose();
          onChoose(range);
        }}
      />
    </Popover>
  );
}

interface RangePopoverProps {
  /** The longest range, in days. */
  readonly most: number;
  readonly opened: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly period: Range;
  readonly onClose: () => void;
  readonly onChoose: (range: Range) => void;
}

interface RangeButtonProps {
  readonly most: number;
  readonly isOn: boolean;
  /** What is shown now: the range begins from it. */
  readonly period: Range | null;
  readonly onChoose: (range: Range) => void;
}

function RangeForm({ shown, most, onChoose }: RangeFormProps) {
  const [range, setRange] = useState<Range>({ from: shown.from, to: shown.to });
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRange(range, most)) onChoose(range);
    else setRefused(true);
  };
  return (
    <form className={styles.range} noValidate onSubmit={submit}>
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          label={labels[name]}
          error={isRefused && name === 'to' ? `Choose from 1 to ${most} days.` : undefined}
          value={range[name]}
          onChange={(day) => {
            setRefused(false);
            setRange({ ...range, [name]: day });
          }}
        />
      ))}
      <Button type="submit" tone="primary" wide>
        Show
      </Button>
    </form>
  );
}

interface RangeFormProps extends Pick<RangePopoverProps, 'most' | 'onChoose'> {
  readonly shown: Range;
}

const isRange = ({ from, to }: Range, most: number): boolean =>
  isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < most;
