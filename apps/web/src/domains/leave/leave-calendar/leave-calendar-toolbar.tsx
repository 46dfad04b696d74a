import { counted } from '@muster/contract/counted.ts';
import type { LeaveCalendarSide } from '@muster/contract/domains/leave/leave-calendar.policy.ts';
import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { choiceList } from '../../../platform/form/choice-list.ts';
import { formatDays, formatMonth } from '../../../platform/format/dates.ts';
import { useTodayKey } from '../../../platform/keys/use-today-key.ts';
import { SearchBox } from '../../../platform/table/search-box.tsx';
import { classNames } from '../../../ui/class-names.ts';
import dayGrid from '../../../ui/period/day-grid.module.css';
import { FilterSelect } from '../../../ui/period/filter-select.tsx';
import { PeriodSteps } from '../../../ui/period/period-steps.tsx';
import { ToggleChip } from '../../../ui/period/toggle-chip.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { type CalendarPeriod, stepped } from '../../shifts/index.ts';
import { leaveCalendarFiltersQuery } from './leave-calendar.queries.ts';
import { type LeaveCalendarLayout, type LeaveCalendarView, leaveCalendarLayouts } from './leave-calendar-address.ts';
import styles from './leave-calendar-toolbar.module.css';
import { useStepKeys } from './use-step-keys.ts';

export function LeaveCalendarToolbar({
  side,
  view,
  layout,
  period,
  pending,
  over,
  onChange,
}: LeaveCalendarToolbarProps) {
  const span = layout === 'week' ? 'week' : 'month';
  const step = (by: 1 | -1) => onChange({ from: stepped(span, period, by).from });
  const showToday = () => onChange({ from: null });
  useTodayKey(showToday);
  useStepKeys(step);
  return (
    <div className={dayGrid.toolbar}>
      <PeriodSteps
        label={span === 'week' ? formatDays(period.from, period.to) : formatMonth(period.from.slice(0, 7))}
        onToday={showToday}
        onStep={step}
      />
      {side === 'own' ? null : (
        <span className={classNames(dayGrid.find, styles.find)}>
          <SearchBox
            label="Search people"
            placeholder="Search name"
            value={view.search}
            onChange={(search) => onChange({ search })}
          />
        </span>
      )}
      <div className={classNames(dayGrid.narrowing, styles.narrowing)} data-side={side}>
        {side === 'own' ? null : <Filters view={view} onChange={onChange} />}
        {over > 0 || view.only === 'over' ? (
          <ToggleChip
            tone="red"
            isOn={view.only === 'over'}
            onToggle={(isOn) => onChange({ only: isOn ? 'over' : null })}
          >
            <IconAlertTriangle size={14} aria-hidden="true" />
            {counted(over, 'over limit', 'over limit')}
          </ToggleChip>
        ) : null}
        {pending > 0 || view.only === 'pending' ? (
          <ToggleChip
            tone="amber"
            isOn={view.only === 'pending'}
            onToggle={(isOn) => onChange({ only: isOn ? 'pending' : null })}
          >
            <IconHourglass size={14} aria-hidden="true" />
            {counted(pending, 'pending', 'pending')}
          </ToggleChip>
        ) : null}
      </div>
      <ViewSwitch label="View" atEnd>
        {leaveCalendarLayouts.map((one) => (
          <button key={one} type="button" aria-pressed={layout === one} onClick={() => onChange({ layout: one })}>
            {layoutLabels[one]}
          </button>
        ))}
      </ViewSwitch>
    </div>
  );
}

const layoutLabels: Readonly<Record<LeaveCalendarLayout, string>> = { month: 'Month', week: 'Week', list: 'List' };

interface LeaveCalendarToolbarProps {
  readonly side: LeaveCalendarSide;
  readonly view: LeaveCalendarView;
  readonly layout: LeaveCalendarLayout;
  readonly period: CalendarPeriod;
  /** Requests that wait. */
  readonly pending: number;
  /** Days on which a team has more people away than its limit. */
  readonly over: number;
  readonly onChange: (next: Partial<LeaveCalendarView>) => void;
}

/** By what the viewer may know: clients and types are for staff. */
function Filters({ view, onChange }: Pick<LeaveCalendarToolbarProps, 'view' | 'onChange'>) {
  const filters = useQuery(leaveCalendarFiltersQuery);
  const { clients = [], teams = [], types = [] } = filters.data ?? {};
  const list = choiceList(filters);
  const shownTeams = teams.filter(({ client_id }) => view.client === null || client_id === view.client);
  const clientName = (id: number) => clients.find((client) => client.id === id)?.name;
  return (
    <>
      {clients.length > 1 ? (
        <FilterSelect
          label="Client"
          options={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
          list={list}
          value={view.client}
          onChange={(client) => onChange({ client, team: null })}
        />
      ) : null}
      {teams.length > 0 ? (
        <FilterSelect
          label="Team"
          options={shownTeams.map(({ id, name, client_id }) => ({
            value: String(id),
            label: name,
            hint: clientName(client_id),
          }))}
          list={list}
          value={view.team}
          onChange={(team) => onChange({ team })}
        />
      ) : null}
      {types.length > 0 ? (
        <FilterSelect
          label="Type"
          options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
          list={list}
          value={view.type}
          onChange={(type) => onChange({ type })}
        />
      ) : null}
    </>
  );
}
