import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { problemText } from '../../../platform/api/problem-error.ts';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import type { ComboOption } from '../../../ui/combo-box/combo-option.ts';
import { Popover } from '../../../ui/popover/popover.tsx';
import { calendarFiltersQuery } from '../shifts.queries.ts';
import styles from './shift-calendar.module.css';

interface PeopleChoice {
  readonly client: number | null;
  readonly team: number | null;
}

/** Clients and teams within the viewer's reach; client users need no choice of clients. */
function usePeopleChoices({ client }: Pick<PeopleChoice, 'client'>) {
  const filters = useQuery(calendarFiltersQuery());
  // Users without choices have no fields; most have some, so they are shown until it is known.
  const { isPending, isSuccess } = filters;
  const clients = filters.data?.clients ?? [];
  const teams = (filters.data?.teams ?? []).filter(({ client_id }) => client === null || client_id === client);
  const clientName = (id: number) => clients.find((one) => one.id === id)?.name;
  return {
    isPending,
    list: {
      loading: isPending,
      error: filters.error ? problemText(filters.error) : null,
      onRetry: () => void filters.refetch(),
    },
    hasClients: !isSuccess || clients.length > 1,
    hasTeams: !isSuccess || teams.length > 0,
    clients: clients.map(({ id, name }) => ({ value: String(id), label: name })),
    teams: teams.map(({ id, name, client_id }) => ({ value: String(id), label: name, hint: clientName(client_id) })),
  };
}

/** The filters by client and team, as buttons that say what is chosen. */
export function CalendarFilters({ view, onChange }: CalendarFiltersProps) {
  const { hasClients, hasTeams, clients, teams, list } = usePeopleChoices(view);
  return (
    <>
      {hasClients ? (
        <FilterSelect
          label="Client"
          options={clients}
          list={list}
          value={view.client}
          onChange={(client) => onChange({ client, team: null })}
        />
      ) : null}
      {hasTeams ? (
        <FilterSelect
          label="Team"
          options={teams}
          list={list}
          value={view.team}
          onChange={(team) => onChange({ team })}
        />
      ) : null}
    </>
  );
}

interface CalendarFiltersProps {
  readonly view: PeopleChoice;
  readonly onChange: (next: Partial<PeopleChoice>) => void;
}

function FilterSelect({ label, options, list, value, onChange }: FilterSelectProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = value === null ? null : String(value);
  const choose = (next: string | null) => {
    setOpened(false);
    button.current?.focus();
    onChange(next === null ? null : Number(next));
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.select}
        data-active={value !== null || undefined}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {label} <b>{options.find((option) => option.value === chosen)?.label ?? 'All'}</b>
        <IconChevronDown size={14} aria-hidden="true" />
      </button>
      <Popover
        opened={opened}
        anchor={button}
        onClose={() => setOpened(false)}
        label={`Filter by ${label.toLowerCase()}`}
        width={280}
      >
        <div className={styles.choice}>
          <ComboBox
            aria-label={label}
            placeholder={`All ${label.toLowerCase()}s`}
            list={list}
            clearable
            options={options}
            value={chosen}
            onChange={choose}
          />
        </div>
      </Popover>
    </>
  );
}

interface FilterSelectProps {
  readonly label: 'Client' | 'Team';
  readonly options: readonly ComboOption[];
  readonly list: { readonly loading: boolean; readonly error: string | null; readonly onRetry: () => void };
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}
