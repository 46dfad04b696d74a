import { countText } from '@muster/contract/counted.ts';
import styles from './data-table.module.css';
import { describeWholeFilter } from './describe-filter.ts';
import type { RecordList } from './use-record-list.ts';

/** On paper, in place of the toolbar: what narrows the list, and which of its rows are printed. */
export function PaperNote<Row>({ list }: PaperNoteProps<Row>) {
  const lines = paperLines(list);
  return lines.length === 0 ? null : (
    <p hidden className={styles.paper}>
      {lines.join(' · ')}
    </p>
  );
}

interface PaperNoteProps<Row> {
  readonly list: NarrowedList<Row>;
}

type NarrowedList<Row> = Pick<RecordList<Row>, 'filters' | 'toggles' | 'view' | 'rows' | 'total'>;

function paperLines<Row>({ filters, toggles, view, rows, total }: NarrowedList<Row>): readonly string[] {
  const first = (view.page - 1) * view.size + 1;
  const isPart = total !== undefined && rows.length > 0 && rows.length < total;
  return [
    ...filters.flatMap((named) => {
      const value = view.filters[named.field];
      return value === undefined ? [] : [`${named.label}: ${describeWholeFilter(named, value)}`];
    }),
    ...(view.search.trim() === '' ? [] : [`Search: ${view.search.trim()}`]),
    ...toggles.filter(({ name }) => view.toggles[name] === true).map(({ label }) => label),
    ...(isPart ? [`Rows ${countText(first)} – ${countText(first + rows.length - 1)} of ${countText(total)}`] : []),
  ];
}
