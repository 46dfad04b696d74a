import { defaultPageSize } from '@muster/contract/page-sizes.ts';
import type { TableView } from './table-view.ts';

export const startView: TableView = {
  page: 1,
  size: defaultPageSize,
  sort: null,
  search: '',
  filters: {},
  toggles: {},
};
