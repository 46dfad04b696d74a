import { expect, it } from 'vitest';
import type { TableColumn } from './table-column.ts';
import { tableParametersOf } from './table-parameters.ts';
import { shapeOf } from './table-shape.ts';
import { startView } from './table-view.fixture.ts';

const columns: readonly TableColumn<object>[] = [
  { id: 'name', header: 'Name', cell: () => '', width: 100, sortable: true, filter: { kind: 'text' } },
  {
    id: 'client',
    header: 'Client',
    cell: () => '',
    width: 100,
    filter: { kind: 'select', field: 'client_id', options: [] },
  },
  { id: 'location', header: 'Location', cell: () => '', width: 100, filter: { kind: 'multi', options: [] } },
  { id: 'start_date', header: 'Start', cell: () => '', width: 100, filter: { kind: 'dates' } },
];
const shape = shapeOf(columns, ['inactive']);

it('requests the first thirty rows at the start', () => {
  expect(tableParametersOf(startView, shape)).toEqual({ first: 0, rows: 30, sort: [], filters: {} });
});

it('sends page, sort, search and each kind of filter as the table call expects them', () => {
  const view = {
    ...startView,
    page: 3,
    size: 50,
    sort: { id: 'name', descending: true },
    search: 'ana',
    filters: { name: 'rey', client_id: '7', location: ['wfh', 'wfo'], start_date: { from: '2026-01-01', to: '' } },
  };
  expect(tableParametersOf(view, shape)).toEqual({
    first: 100,
    rows: 50,
    sort: [{ field: 'name', order: -1 }],
    filters: {
      global: { value: 'ana', matchMode: 'contains' },
      name: { value: 'rey', matchMode: 'contains' },
      client_id: { value: '7', matchMode: 'equals' },
      location: { value: ['wfh', 'wfo'], matchMode: 'in' },
      start_date: { value: ['2026-01-01', null], matchMode: 'between' },
    },
  });
});
