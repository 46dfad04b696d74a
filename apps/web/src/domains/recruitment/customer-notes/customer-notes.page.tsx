import type { NoteRow } from '@muster/contract/domains/recruitment/note-answers.ts';
import { noteAccess } from '@muster/contract/domains/recruitment/notes.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { notesEndpoints } from '../../../platform/api/endpoints/notes.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { noteListColumns } from '../notes/note-list-columns.tsx';
import { customerNotesQuery } from '../notes.queries.ts';

const hrefOf = ({ position_uuid: uuid }: NoteRow) => pathOf('positionNotes', { uuid });
const listed = [notesEndpoints.list];

/** `/recruitment/customer-notes`: what users of clients wrote about positions and candidates. */
export function CustomerNotesPage() {
  const isStaff = useMay(noteAccess.share);
  const list = useRecordList({ name: 'customerNotes', query: customerNotesQuery, columns: noteListColumns });
  useRefreshOn('recruitment-notes.changed', listed);
  return (
    <Page fill>
      <PageHeader title="Customer notes" count={list.total} />
      <DataTable
        label="Customer notes"
        list={list}
        rowName={({ author, about }) => `Note of ${author} on ${about}`}
        rowHref={hrefOf}
        searchPlaceholder={isStaff ? 'Search: Note, About, Client, Author' : 'Search: Note, About, Author'}
        empty={{
          title: 'No customer notes found.',
          hint: 'Notes that clients write on their positions and candidates appear here.',
        }}
      />
    </Page>
  );
}
