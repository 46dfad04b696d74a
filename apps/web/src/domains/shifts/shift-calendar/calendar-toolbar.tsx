import { counted } from '@muster/contract/counted.ts';
import type { CalendarSummary } from '@muster/contract/domains/shifts/shift-answers.ts';
import { type CalendarMark, mostCalendarDays } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { IconAlertTriangle, IconArrowsExchange } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { formatDays } from '../../../platform/format/dates.ts';
import { useTodayKey } from '../../../platform/keys/use-today-key.ts';
import { SearchBox } from '../../../platform/table/search-box.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import dayGrid from '../../../ui/period/day-grid.module.css';
import { PeriodSteps } from '../../../ui/period/period-steps.tsx';
import { RangeButton, RangePopover } from '../../../ui/period/range-button.tsx';
import { ToggleChip } from '../../../ui/period/toggle-chip.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
import { type CalendarView, spans } from './calendar-address.ts';
import { CalendarFilters } from './calendar-filters.tsx';
import { type CalendarPeriod, stepped } from './calendar-period.ts';
import styles from './calendar-toolbar.module.css';

export function CalendarToolbar({ view, period, summary, onChange, children }: CalendarToolbarProps) {
  const isPhone = usePhone();
  const [isChoosing, setChoosing] = useState(false);
  const chooser = useRef<HTMLSpanElement>(null);
  const move = (by: 1 | -1) => period && onChange(stepped(view.span, period, by));
  useTodayKey(() => onChange(today(view)));
  const narrowing = (
    <>
      <CalendarFilters view={view} onChange={onChange} />
      <MarkChip mark="conflict" count={summary?.conflicts} view={view} onChange={onChange}>
        <IconAlertTriangle size={14} aria-hidden="true" />
      </MarkChip>
      <MarkChip mark="swap" count={summary?.swaps ?? undefined} view={view} onChange={onChange}>
        <IconArrowsExchange size={14} aria-hidden="true" />
      </MarkChip>
    </>
  );
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
      {children === null ? null : <span className={styles.menus}>{children}</span>}
      {isPhone ? (
        <div className={styles.line}>
          <span ref={chooser}>
            <MenuButton
              tone="default"
              label={`Days shown: ${spanLabels[view.span]}`}
              entries={spans.map((span) => ({
                label: spanLabels[span],
                checked: view.span === span,
                onSelect: () => (span === 'range' ? setChoosing(true) : onChange({ span, to: null })),
              }))}
            >
              {spanLabels[view.span]}
            </MenuButton>
            {period ? (
              <RangePopover
                opened={isChoosing}
                anchor={chooser}
                period={period}
                most={mostCalendarDays}
                onClose={() => setChoosing(false)}
                onChoose={(days) => onChange({ span: 'range', ...days })}
              />
            ) : null}
          </span>
          {narrowing}
        </div>
      ) : (
        <>
          <div className={dayGrid.narrowing}>{narrowing}</div>
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
              most={mostCalendarDays}
              onChoose={(days) => onChange({ span: 'range', ...days })}
            />
          </ViewSwitch>
        </>
      )}
    </div>
  );
}

/** The period of today; a range turns into a week. */
const today = ({ span }: CalendarView) => ({ from: null, to: null, span: span === 'range' ? 'week' : span }) as const;

const wholeSpans = spans.filter((span) => span !== 'range');

const spanLabels: Readonly<Record<CalendarView['span'], string>> = {
  week: 'Week',
  '2weeks': '2 weeks',
  month: 'Month',
  range: 'Range…',
};

interface CalendarToolbarProps {
  readonly view: CalendarView;
  readonly period: CalendarPeriod | null;
  readonly summary: CalendarSummary | undefined;
  readonly onChange: (next: Partial<CalendarView>) => void;
  /** On phones: the menus beside the search. */
  readonly children: ReactNode;
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
