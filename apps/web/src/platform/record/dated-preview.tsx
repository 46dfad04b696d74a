import {
  type DatedFields,
  type DatedHistory,
  type DatedRules,
  dayAfter,
} from '@muster/contract/dated/dated-history.ts';
import type { DatedRow } from '@muster/contract/dated/dated-row.ts';
import { isRefusal, planChange } from '@muster/contract/dated/plan-change.ts';
import { type ChangedDays, previewOf } from '@muster/contract/dated/preview-edit.ts';
import { isDay } from '@muster/contract/plain-day.ts';
import { homeZone } from '@muster/contract/time.ts';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { now } from '../clock/clock.ts';
import { dayAt, formatDays } from '../format/dates.ts';
import styles from './dated-preview.module.css';

type Shown = DatedFields & { readonly label: string };

export interface PreviewedChange {
  readonly from: string;
  /** Last day; empty or null: open. */
  readonly to?: string | null;
  /** The new value, as the history shows it; null until it is selected. */
  readonly label: string | null;
}

/** What the change in the form around it would do to a history, computed with the same rules as on the server. */
export function DatedPreview<Values extends FieldValues, Row extends DatedRow>(props: DatedPreviewProps<Values, Row>) {
  const { control, getValues } = useFormContext<Values>();
  useWatch({ control });
  const changes = changesOf(props, props.change(getValues()));
  if (changes.length === 0) return null;
  return (
    <section className={styles.preview} aria-label="What changes">
      <h3 className={styles.title}>What changes</h3>
      <ul>
        {changes.map(({ from, to, before, after }) => (
          <li key={from} className={styles.change}>
            <span className={styles.days}>{formatDays(from, to)}</span>
            <span>{`${before?.label ?? 'Nothing'} → ${after?.label ?? 'Nothing'}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DatedPreviewProps<Values, Row extends DatedRow> extends PreviewedHistory<Row> {
  readonly change: (values: Values) => PreviewedChange;
}

interface PreviewedHistory<Row extends DatedRow> {
  /** The history before the change. */
  readonly rows: readonly Row[];
  readonly value: (row: Row) => string;
  readonly rules: DatedRules;
}

/** Empty while the form is incomplete, and for a refused change: the server gives the reason. */
function changesOf<Row extends DatedRow>(
  { rows, value, rules }: PreviewedHistory<Row>,
  { from, to, label }: PreviewedChange,
): readonly ChangedDays<Shown>[] {
  if (label === null || !isDay(from) || (to && (!isDay(to) || to < from))) return [];
  const history: DatedHistory<Shown> = rows
    .map((row) => {
      const until = row.to === null ? null : dayAfter(row.to);
      return { id: row.id, from: row.from, until, enteredUntil: until, value: { label: value(row) } };
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const compared: DatedRules<'label'> = { ...rules, comparedBy: rules.comparedBy.length > 0 ? ['label'] : [] };
  const edit = planChange(
    history,
    { from, until: to ? dayAfter(to) : null, value: { label } },
    { rules: compared, today: dayAt(now(), homeZone) },
  );
  return isRefusal(edit) ? [] : previewOf(history, edit).changes;
}
