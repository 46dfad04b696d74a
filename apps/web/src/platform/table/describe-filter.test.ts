import { expect, it } from 'vitest';
import { minutesText } from '../format/minutes.ts';
import { describeFilter } from './describe-filter.ts';
import type { ColumnFilter } from './table-column.ts';
import type { FilterValue } from './table-view.ts';

const options = [
  { value: 'wfh', label: 'Work From Home' },
  { value: 'wfo', label: 'Work From Office' },
];
const cases: readonly (readonly [ColumnFilter, FilterValue, string])[] = [
  [{ kind: 'text' }, 'lead', 'lead'],
  [{ kind: 'select', options }, 'wfh', 'Work From Home'],
  [{ kind: 'multi', options }, ['wfo'], 'Work From Office'],
  [{ kind: 'multi', options }, ['wfh', 'wfo'], '2 selected'],
  [{ kind: 'dates' }, { from: '2026-01-01', to: '2026-02-01' }, 'Jan 1 – Feb 1'],
  [{ kind: 'dates' }, { from: '2026-01-01', to: '' }, 'from Jan 1'],
  [{ kind: 'dates' }, { from: '', to: '2026-02-01' }, 'until Feb 1'],
  [{ kind: 'numbers', unit: 'number' }, { from: '3', to: '' }, 'at least 3'],
  [{ kind: 'numbers', unit: 'minutes' }, { from: '450', to: '480' }, `${minutesText(450)} – ${minutesText(480)}`],
  [{ kind: 'numbers', unit: 'money' }, { from: '', to: '1250.5' }, 'at most 1,250.50'],
  [{ kind: 'custom', holds: 'one', render: () => null, describe: () => 'so' }, 'x', 'so'],
];

it.each(cases)('%j holding %j reads "%s"', (filter, value, text) => {
  expect(describeFilter({ field: 'f', label: 'F', filter }, value)).toBe(text);
});
