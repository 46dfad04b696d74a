import { mostCalendarDays, placementLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { DayField } from '../../../ui/field/day-field.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import { type CalendarPeriod, isRange } from './calendar-period.ts';
import styles from './range-button.module.css';

type Range = Pick<CalendarPeriod, 'from' | 'to'>;

/** Chooses the first and the last day that the calendar shows. */
export function RangeButton({ isOn, period, onChoose }: RangeButtonProps) {
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
        <RangePopover opened={opened} anchor={button} period={period} onClose={close} onChoose={onChoose} />
      ) : null}
    </>
  );
}

export function RangePopover({ opened, anchor, period, onClose, onChoose }: RangePopoverProps) {
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
        onChoose={(range) => {
          onClose();
          onChoose(range);
        }}
      />
    </Popover>
  );
}

interface RangePopoverProps {
  readonly opened: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly period: CalendarPeriod;
  readonly onClose: () => void;
  readonly onChoose: (range: Range) => void;
}

interface RangeButtonProps {
  readonly isOn: boolean;
  /** What is shown now: the range begins from it. */
  readonly period: CalendarPeriod | null;
  readonly onChoose: (range: Range) => void;
}

function RangeForm({ shown, onChoose }: { readonly shown: Range; readonly onChoose: (range: Range) => void }) {
  const [range, setRange] = useState<Range>({ from: shown.from, to: shown.to });
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRange(range)) onChoose(range);
    else setRefused(true);
  };
  return (
    <form className={styles.range} noValidate onSubmit={submit}>
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          label={placementLabels[name]}
          error={isRefused && name === 'to' ? `Choose from 1 to ${mostCalendarDays} days.` : undefined}
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
