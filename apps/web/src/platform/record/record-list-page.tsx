import { inSentence } from '@muster/contract/validation-messages.ts';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useCreate } from '../keys/use-create.ts';
import { DataTable } from '../table/data-table.tsx';
import { factsOf } from '../table/row-facts.ts';
import type { RecordList } from '../table/use-record-list.ts';
import { LazyRecordQuickView } from './lazy-record-quick-view.ts';
import { deleteEntry, updateEntry } from './row-entries.tsx';

/** A list maintained in the portal: title, Add button, table and row actions. */
export function RecordListPage<Row extends { readonly id: number }>(props: RecordListPageProps<Row>) {
  const { title, thing, list, rowName, mayChange = true, onAdd, onUpdate, onDelete } = props;
  useCreate({ label: `Add ${inSentence(thing)}`, isAllowed: mayChange, create: onAdd });
  const rowActions = (row: Row) => [updateEntry(() => onUpdate(row)), deleteEntry(() => onDelete(row))];
  return (
    <Page fill>
      <PageHeader
        title={title}
        count={list.total}
        actions={
          mayChange ? (
            <>
              {props.actions}
              <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={onAdd}>
                {`Add ${inSentence(thing)}`}
              </Button>
            </>
          ) : null
        }
      />
      <DataTable
        label={title}
        list={list}
        rowName={rowName}
        rowHref={props.rowHref}
        quickView={(row, state) => (
          <LazyRecordQuickView
            title={rowName(row)}
            thing={inSentence(thing)}
            facts={factsOf(list, row)}
            to={props.rowHref?.(row)}
            onUpdate={mayChange ? () => onUpdate(row) : undefined}
            {...state}
          />
        )}
        rowActions={mayChange ? rowActions : undefined}
        searchPlaceholder={props.searchPlaceholder}
        empty={{
          title: `No ${inSentence(title)} found.`,
          hint: props.emptyHint,
          action: mayChange ? <Button onClick={onAdd}>{`Add the first ${inSentence(thing)}`}</Button> : null,
        }}
      />
      {props.children}
    </Page>
  );
}

interface RecordListPageProps<Row extends { readonly id: number }> {
  readonly title: string;
  readonly thing: string;
  readonly list: RecordList<Row>;
  readonly rowName: (row: Row) => string;
  /** Of records with a page of their own. */
  readonly rowHref?: (row: Row) => string;
  readonly searchPlaceholder: string;
  /** Says what is listed here, while nothing is. */
  readonly emptyHint: string;
  /** Default: everybody who sees the list. */
  readonly mayChange?: boolean;
  readonly onAdd: () => void;
  readonly onUpdate: (row: Row) => void;
  readonly onDelete: (row: Row) => void;
  /** Before the Add button. */
  readonly actions?: ReactNode;
  /** Panel and dialog. */
  readonly children: ReactNode;
}
