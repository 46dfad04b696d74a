import { counted } from '@muster/contract/counted.ts';
import type { CalendarSummary } from '@muster/contract/domains/shifts/shift-answers.ts';
import type { CalendarMark } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { IconAlertTriangle, IconArrowsExchange } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDays } from '../../../platform/format/dates.ts';
import { useTodayKey } from '../../../platform/keys/use-today-key.ts';
import { SearchBox } from '../../../platform/table/search-box.tsx';
import { classNames } from '../../../ui/class-names.ts';
import dayGrid from '../../../ui/period/day-grid.module.css';
import { PeriodSteps } from '../../../ui/period/period-steps.tsx';
import { ToggleChip } from '../../../ui/period/toggle-chip.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { type CalendarView, spans } from './calendar-address.ts';
import { CalendarFilters } from './calendar-filters.tsx';
import { type CalendarPeriod, stepped } from './calendar-period.ts';
import styles from './calendar-toolbar.module.css';
import { RangeButton } from './range-button.tsx';

export function CalendarToolbar({ view, period, summary, onChange }: CalendarToolbarProps) {
  const move = (by: 1 | -1) => period && onChange(stepped(view.span, period, by));
  useTodayKey(() => onChange(today(view)));
  return (
    <div className={dayGrid.toolbar}>
      <PeriodSteps
        label={period && formatDays(period.from, period.to)}
        onToday={() => onChange(today(view))}
        onStep={move}
      />
      <span className={classNames(dayGrid.find, styles.find)}>
        <SearchBox
          label="Search people"
          placeholder="Search name"
          value={view.search}
          onChange={(search) => onChange({ search })}
        />
      </span>
      <CalendarFilters view={view} onChange={onChange} />
      <MarkChip mark="conflict" count={summary?.conflicts} view={view} onChange={onChange}>
        <IconAlertTriangle size={14} aria-hidden="true" />
      </MarkChip>
      <MarkChip mark="swap" count={summary?.swaps ?? undefined} view={view} onChange={onChange}>
        <IconArrowsExchange size={14} aria-hidden="true" />
      </MarkChip>
      <ViewSwitch label="Days shown" atEnd>
        {wholeSpans.map((span) => (
          <button
            key={span}
            type="button"
            aria-pressed={view.span === span}
            onClick={() => onChange({ span, to: null })}
          >
            {spanLabels[span]}
          </button>
        ))}
        <RangeButton
          isOn={view.span === 'range'}
          period={period}
          onChoose={(days) => onChange({ span: 'range', ...days })}
        />
      </ViewSwitch>
    </div>
  );
}

/** The period of today; a range turns into a week. */
const today = ({ span }: CalendarView) => ({ from: null, to: null, span: span === 'range' ? 'week' : span }) as const;

const wholeSpans = spans.filter((span) => span !== 'range');

const spanLabels: Readonly<Record<(typeof wholeSpans)[number], string>> = {
  week: 'Week',
  '2weeks': '2 weeks',
  month: 'Month',
};

interface CalendarToolbarProps {
  readonly view: CalendarView;
  readonly period: CalendarPeriod | null;
  readonly summary: CalendarSummary | undefined;
  readonly onChange: (next: Partial<CalendarView>) => void;
}

/** '2 conflicts': shows only the people with one. Without any it is shown only to switch the filter off. */
function MarkChip({ mark, count, view, onChange, children }: MarkChipProps) {
  const isOn = view.mark === mark;
  if (!isOn && !count) return null;
  return (
    <ToggleChip
      tone={mark === 'conflict' ? 'red' : 'amber'}
      isOn={isOn}
      onToggle={(next) => onChange({ mark: next ? mark : null })}
    >
      {children}
      {counted(count ?? 0, mark)}
    </ToggleChip>
  );
}

interface MarkChipProps extends Pick<CalendarToolbarProps, 'view' | 'onChange'> {
  readonly mark: CalendarMark;
  readonly count: number | undefined;
  readonly children: ReactNode;
}
