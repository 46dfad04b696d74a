import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DataTable } from '../../platform/table/data-table.tsx';
import type { RecordList } from '../../platform/table/use-record-list.ts';
import { Button } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

/** A list maintained in the portal: title, Add button, table and row actions. */
export function LookupList<Row extends { readonly id: number }>(props: LookupListProps<Row>) {
  const { title, thing, list, rowName, onAdd, onUpdate, onDelete } = props;
  return (
    <Page fill>
      <PageHeader
        title={title}
        count={list.total}
        actions={
          <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={onAdd}>
            {`Add ${thing}`}
          </Button>
        }
      />
      <DataTable
        label={title}
        list={list}
        rowName={rowName}
        rowActions={(row) => [
          { label: 'Update', icon: <IconPencil aria-hidden="true" />, onSelect: () => onUpdate(row) },
          { label: 'Delete', icon: <IconTrash aria-hidden="true" />, danger: true, onSelect: () => onDelete(row) },
        ]}
        searchPlaceholder={props.searchPlaceholder}
        empty={{
          title: `No ${title.toLowerCase()} found.`,
          hint: props.emptyHint,
          action: <Button onClick={onAdd}>{`Add the first ${thing.toLowerCase()}`}</Button>,
        }}
      />
      {props.children}
    </Page>
  );
}

interface LookupListProps<Row extends { readonly id: number }> {
  readonly title: string;
  readonly thing: string;
  readonly list: RecordList<Row>;
  readonly rowName: (row: Row) => string;
  readonly searchPlaceholder: string;
  /** Text of the empty list. */
  readonly emptyHint: string;
  readonly onAdd: () => void;
  readonly onUpdate: (row: Row) => void;
  readonly onDelete: (row: Row) => void;
  /** Panel and dialog. */
  readonly children: ReactNode;
}
