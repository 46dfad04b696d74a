import type { NoteRow } from '@muster/contract/domains/recruitment/note-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { noteListColumns } from '../notes/note-list-columns.tsx';
import { myNotesQuery } from '../notes.queries.ts';

const hrefOf = ({ position_uuid: uuid }: NoteRow) => pathOf('myOpenPositionNotes', { uuid });

/** `/my-notes`: what the viewer wrote, each with the notes of its position. */
export function MyNotesPage() {
  const list = useRecordList({ name: 'customerNotes', query: myNotesQuery, columns: noteListColumns });
  return (
    <Page fill>
      <PageHeader title="My notes" count={list.total} />
      <DataTable
        label="My notes"
        list={list}
        rowName={({ about }) => `Note on ${about}`}
        rowHref={hrefOf}
        searchPlaceholder="Search: Note, About"
        empty={{
          title: 'No notes found.',
          hint: 'Notes that you write on your positions and candidates appear here.',
          action: <LinkButton to={pathOf('myOpenPositions')}>Open my positions</LinkButton>,
        }}
      />
    </Page>
  );
}
