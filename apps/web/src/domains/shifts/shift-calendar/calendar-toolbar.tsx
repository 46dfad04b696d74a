import { addDays } from '@muster/contract/plain-day.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../platform/api/problem-error.ts';
import { formatDays } from '../../../platform/format/dates.ts';
import { SearchBox } from '../../../platform/table/search-box.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { calendarFiltersQuery } from '../shifts.queries.ts';
import { type CalendarView, spans } from './calendar-address.ts';
import { mondayOf } from './calendar-days.ts';
import styles from './shift-calendar.module.css';

export function CalendarToolbar({ view, from, today, onChange }: CalendarToolbarProps) {
  const move = (by: number) => from !== null && onChange({ from: addDays(from, by * view.days), page: view.page });
  return (
    <div className={styles.toolbar}>
      <div className={styles.group}>
        <Button onClick={() => onChange({ from: null })} disabled={today === null}>
          Today
        </Button>
        <IconButton
          label="Earlier"
          disabled={from === null}
          icon={<IconChevronLeft size={18} aria-hidden="true" />}
          onClick={() => move(-1)}
        />
        <IconButton
          label="Later"
          disabled={from === null}
          icon={<IconChevronRight size={18} aria-hidden="true" />}
          onClick={() => move(1)}
        />
        <span className={styles.range}>{from === null ? null : formatDays(from, addDays(from, view.days - 1))}</span>
      </div>
      <div className={classNames(styles.group, styles.narrowing)}>
        <SearchBox
          label="Search people"
          placeholder="Search: Name"
          value={view.search}
          onChange={(search) => onChange({ search })}
        />
        <CalendarFilters view={view} onChange={onChange} />
        {spans.map((days) => (
          <Button
            key={days}
            tone={view.days === days ? 'primary' : 'default'}
            aria-pressed={view.days === days}
            onClick={() => onChange({ days, from: from === null ? null : mondayOf(from) })}
          >
            {days === 7 ? 'Week' : '2 weeks'}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface CalendarToolbarProps {
  readonly view: CalendarView;
  readonly from: string | null;
  readonly today: string | null;
  readonly onChange: (next: Partial<CalendarView>) => void;
}

/** Clients and teams within the viewer's reach; client users need no choice of clients. */
export function CalendarFilters({ view, onChange }: Pick<CalendarToolbarProps, 'onChange'> & CalendarFilterValues) {
  const filters = useQuery(calendarFiltersQuery());
  // Users without choices have no fields; most have some, so they are shown until it is known.
  const { isPending, isSuccess } = filters;
  const list = {
    loading: isPending,
    error: filters.error ? problemText(filters.error) : null,
    onRetry: () => void filters.refetch(),
  };
  const clients = filters.data?.clients ?? [];
  const teams = (filters.data?.teams ?? []).filter(
    ({ client_id }) => view.client === null || client_id === view.client,
  );
  const clientName = (id: number) => clients.find((client) => client.id === id)?.name;
  return (
    <>
      {!isSuccess || clients.length > 1 ? (
        <div className={styles.filter}>
          <ComboBox
            aria-label="Client"
            placeholder="All clients"
            disabled={isPending}
            list={list}
            clearable
            options={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={view.client === null ? null : String(view.client)}
            onChange={(client) => onChange({ client: client === null ? null : Number(client), team: null })}
          />
        </div>
      ) : null}
      {!isSuccess || teams.length > 0 ? (
        <div className={styles.filter}>
          <ComboBox
            aria-label="Team"
            placeholder="All teams"
            disabled={isPending}
            list={list}
            clearable
            options={teams.map(({ id, name, client_id }) => ({
              value: String(id),
              label: name,
              hint: clientName(client_id),
            }))}
            value={view.team === null ? null : String(view.team)}
            onChange={(team) => onChange({ team: team === null ? null : Number(team) })}
          />
        </div>
      ) : null}
    </>
  );
}

interface CalendarFilterValues {
  readonly view: { readonly client: number | null; readonly team: number | null };
}
