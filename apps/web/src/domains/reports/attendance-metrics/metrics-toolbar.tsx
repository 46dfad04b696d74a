import { longestRangeDays } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import { homeZone } from '@muster/contract/time.ts';
import { useQuery } from '@tanstack/react-query';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { RangeButton } from '../../../ui/period/range-button.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { metricFiltersQuery } from '../reports.queries.ts';
import styles from './attendance-metrics.module.css';
import { daysOfPreset, presetLabels, presetOf, presets } from './metric-periods.ts';
import type { MetricsView } from './metrics-address.ts';

/** Filters by days, client, team and shift, within the viewer's reach. */
export function MetricsToolbar({ view, range, onChange }: MetricsToolbarProps) {
  const { data } = useQuery(metricFiltersQuery());
  const ofClient = (one: { readonly client_id: number | null }) =>
    view.client === null || one.client_id === null || one.client_id === view.client;
  const clients = data?.clients ?? [];
  const nameOf = (id: number | null) => clients.find((client) => client.id === id)?.name;
  const today = dayAt(now(), homeZone);
  const chosen = presetOf(view, today);
  const isNarrowed = [view.from, view.to, view.client, view.team, view.shift].some((value) => value !== null);
  return (
    <div className={styles.toolbar}>
      <ViewSwitch label="Period">
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={preset === chosen}
            onClick={() => onChange({ ...(daysOfPreset(preset, today) ?? noDays), rows: null, of: null })}
          >
            {presetLabels[preset]}
          </button>
        ))}
        <RangeButton
          isOn={chosen === undefined}
          period={range ?? null}
          most={longestRangeDays}
          onChoose={({ from, to }) => onChange({ from, to, rows: null, of: null })}
        />
      </ViewSwitch>
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

const noDays = { from: null, to: null };

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
