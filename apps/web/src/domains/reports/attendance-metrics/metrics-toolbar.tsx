import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button/button.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { metricFiltersQuery } from '../reports.queries.ts';
import styles from './attendance-metrics.module.css';
import type { MetricsView } from './metrics-address.ts';
import { PeriodChoice } from './period-choice.tsx';

/** Filters by days, client, team and shift, within the viewer's reach. */
export function MetricsToolbar({ view, range, onChange }: MetricsToolbarProps) {
  const { data } = useQuery(metricFiltersQuery());
  const ofClient = (one: { readonly client_id: number | null }) =>
    view.client === null || one.client_id === null || one.client_id === view.client;
  const clients = data?.clients ?? [];
  const nameOf = (id: number | null) => clients.find((client) => client.id === id)?.name;
  const isNarrowed = [view.from, view.to, view.client, view.team, view.shift].some((value) => value !== null);
  return (
    <div className={styles.toolbar}>
      <PeriodChoice view={view} range={range ?? null} onChange={onChange} />
      <Choice
        label="Client"
        all="All clients"
        value={view.client}
        options={clients.map(({ id, name }) => ({ id, name }))}
        onChange={(client) => onChange({ client, team: null, shift: null })}
      />
      <Choice
        label="Team"
        all="All teams"
        value={view.team}
        options={(data?.teams ?? []).filter(ofClient).map((one) => ({ ...one, hint: nameOf(one.client_id) }))}
        onChange={(team) => onChange({ team })}
      />
      <Choice
        label="Shift"
        all="All shifts"
        value={view.shift}
        options={(data?.shifts ?? []).filter(ofClient).map((one) => ({ ...one, hint: nameOf(one.client_id) }))}
        onChange={(shift) => onChange({ shift })}
      />
      {isNarrowed ? (
        <Button tone="quiet" onClick={() => onChange({ from: null, to: null, client: null, team: null, shift: null })}>
          Clear all
        </Button>
      ) : null}
    </div>
  );
}

interface MetricsToolbarProps {
  readonly view: MetricsView;
  readonly range: { readonly from: string; readonly to: string } | undefined;
  readonly onChange: (next: Partial<MetricsView>) => void;
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <ComboBox
        aria-label={label}
        placeholder={all}
        clearable
        options={options.map(({ id, name, hint }) => ({ value: String(id), label: name, hint }))}
        value={value === null ? null : String(value)}
        onChange={(next) => onChange(next === null ? null : Number(next))}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: number | null;
  readonly options: readonly { readonly id: number; readonly name: string; readonly hint?: string | undefined }[];
  readonly onChange: (value: number | null) => void;
}
