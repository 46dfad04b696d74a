import type { ReactNode } from 'react';
import type { RowSelection } from './use-row-selection.ts';

/** What can be done with the selected rows. */
export interface BulkActions<Row> {
  /** Before the export. */
  readonly actions?: (selection: RowSelection<Row>) => ReactNode;
  /** Whether the actions work on all results, not only on loaded rows. */
  readonly canSelectAll?: boolean;
}
