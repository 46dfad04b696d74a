import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { periodFrom } from '../timesheet-texts.ts';
import styles from './timesheet-list.module.css';

/** Chooses a period, newest first, with buttons for the next and previous one. */
export function PeriodPicker({ period, periods, onChange }: PeriodPickerProps) {
  const place = period === null ? -1 : periods.indexOf(period);
  const [later, earlier] = place < 0 ? [] : [periods[place - 1], periods[place + 1]];
  return (
    <div className={styles.period}>
      <IconButton
        label="Earlier period"
        icon={<IconChevronLeft size={18} aria-hidden="true" />}
        disabled={earlier === undefined}
        onClick={() => earlier !== undefined && onChange(earlier)}
      />
      <div className={styles.picker}>
        <ComboBox
          aria-label="Period"
          options={periods.map((value) => ({ value, label: periodFrom(value) }))}
          value={period}
          onChange={(value) => value !== null && onChange(value)}
        />
      </div>
      <IconButton
        label="Later period"
        icon={<IconChevronRight size={18} aria-hidden="true" />}
        disabled={later === undefined}
        onClick={() => later !== undefined && onChange(later)}
      />
    </div>
  );
}

interface PeriodPickerProps {
  /** First days; null until the period is known. */
  readonly period: string | null;
  readonly periods: readonly string[];
  readonly onChange: (period: string) => void;
}
