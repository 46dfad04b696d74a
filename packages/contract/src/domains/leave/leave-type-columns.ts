import { defineColumns, idColumn } from '../../list-column.ts';
import {
  leaveClassLabels,
  leaveCountryLabels,
  leaveGenderLabels,
  leaveUnitLabels,
  leaveVisibilityLabels,
} from './leave-types.constants.ts';
import { leaveTypeLabels as labels } from './leave-types.schemas.ts';

export const leaveTypeColumns = defineColumns()({
  id: idColumn,
  name: { label: labels.name, kind: 'text', searchable: true, width: 34 },
  code: { label: labels.code, kind: 'text', searchable: true, width: 12 },
  country: { label: labels.country, kind: 'choice', options: leaveCountryLabels, width: 16 },
  paid_percent: { label: labels.paid_percent, kind: 'number' },
  unit: { label: labels.unit, kind: 'choice', options: leaveUnitLabels, width: 14 },
  notice_days: { label: labels.notice_days, kind: 'number' },
  document_after_days: { label: labels.document_after_days, kind: 'number' },
  visibility: { label: labels.visibility, kind: 'choice', options: leaveVisibilityLabels, width: 28 },
  client_class: { label: labels.client_class, kind: 'choice', options: leaveClassLabels, width: 18 },
  gender: { label: labels.gender, kind: 'choice', options: leaveGenderLabels, width: 10 },
  tenure_months: { label: labels.tenure_months, kind: 'number' },
  source: { label: labels.source, kind: 'text', searchable: true, width: 50 },
  updated_at: { label: 'Last change', kind: 'instant' },
});
