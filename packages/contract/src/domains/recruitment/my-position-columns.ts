import { defineColumns, idColumn, optionsOf } from '../../list-column.ts';
import { workLocationLabel, workLocations } from '../../states.ts';
import type { MyPositionRow } from './my-position-answers.ts';
import { employmentTypeLabels, openPositionLabels as labels, positionStatusWords } from './open-positions.constants.ts';

export const myPositionColumns = defineColumns<MyPositionRow>()({
  id: idColumn,
  title: { label: labels.title, kind: 'text', searchable: true, width: 36 },
  status: { label: labels.status, kind: 'choice', options: positionStatusWords, width: 20 },
  presented: { label: 'Candidates', kind: 'number', width: 12 },
  waiting: { label: 'Your decision', kind: 'number', width: 14 },
  places: {
    label: 'Filled',
    kind: 'text',
    filterable: false,
    value: ({ filled_count, headcount }) => `${filled_count} of ${headcount}`,
    width: 12,
  },
  opened_at: { label: 'Opened', kind: 'instant' },
  status_since: { label: 'Status since', kind: 'instant' },
  work_location: { label: labels.work_location, kind: 'choice', options: optionsOf(workLocations, workLocationLabel) },
  employment_type: { label: labels.employment_type, kind: 'choice', options: employmentTypeLabels },
  start_by: { label: labels.start_by, kind: 'day' },
});
