import { mostCalendarDays, placementLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { type FormEvent, useRef, useState } from 'react';
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
      <Popover
        opened={opened}
        anchor={button}
        onClose={() => setOpened(false)}
        label="Days shown"
        placement="bottom-end"
        width={280}
        isSheetOnPhones
      >
        {period ? (
          <RangeForm
            shown={period}
            onChoose={(range) => {
              close();
              onChoose(range);
            }}
          />
        ) : null}
      </Popover>
    </>
  );
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
