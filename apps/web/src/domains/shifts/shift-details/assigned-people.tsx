import { recordAccess } from '@muster/contract/domains/teams/teams.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCalendarX, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay } from '../../../platform/format/dates.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { SearchBox } from '../../../platform/table/search-box.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import styles from './assigned-people.module.css';
import type { AssignedPerson } from './assigned-person.ts';
import { useAssignmentRemoval } from './use-assignment-removal.tsx';

const EndAssignmentDialog = lazyPanel(() =>
  import('./end-assignment-dialog.tsx').then((part) => part.EndAssignmentDialog),
);

const pageSize = 30;

/** People of a shift or a rotation, in pages that are searched by name and client. */
export function AssignedPeople<Row extends AssignedPerson>(props: AssignedPeopleProps<Row>) {
  const { of: thing, title = 'People', record, people, columns } = props;
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { remove, dialog } = useAssignmentRemoval(thing);
  const ending = useLazyPanel((person: AssignedPerson, state) => (
    <EndAssignmentDialog person={person} today={record.today} {...state} />
  ));
  const mayOpen = useMay(recordAccess.read);
  const found = people.filter((one) => matches(one, search));
  const shownPage = Math.min(page, Math.max(1, Math.ceil(found.length / pageSize)));
  const nameColumn: PlainColumn<Row> = {
    header: 'Name',
    cell: ({ employee, client }) => (
      <NameCell
        name={employee.name}
        to={mayOpen ? pathOf('employeeDetails', { id: employee.id }) : undefined}
        below={client}
      />
    ),
  };
  return (
    <Card
      title={title}
      note={people.length}
      flush
      actions={
        people.length > searchedFrom ? (
          <SearchBox
            label={`Search the people of the ${thing}`}
            placeholder="Search: Name, Client"
            value={search}
            onChange={(text) => {
              setSearch(text);
              setPage(1);
            }}
          />
        ) : null
      }
    >
      <div className={styles.people}>
        <PlainTable
          label={`${title} of the ${thing}`}
          columns={[nameColumn, ...[fromColumn, untilColumn, ...columns].filter((column) => isUsed(column, people))]}
          rows={found.slice((shownPage - 1) * pageSize, shownPage * pageSize)}
          rowId={({ id }) => id}
          empty={search === '' ? `No one has this ${thing} yet.` : 'No results match your search.'}
          actions={
            record.abilities.update
              ? (one) => (
                  <MenuButton
                    label={`Actions for ${one.employee.name}`}
                    entries={() => [
                      {
                        label: 'End assignment…',
                        icon: <IconCalendarX aria-hidden="true" />,
                        onSelect: () => ending.open(one),
                      },
                      {
                        label: `Remove from ${thing}…`,
                        icon: <IconUserMinus aria-hidden="true" />,
                        danger: true,
                        onSelect: () => remove(one),
                      },
                    ]}
                  />
                )
              : undefined
          }
        />
        {found.length > pageSize ? (
          <div className={styles.pages}>
            <Pagination page={shownPage} size={pageSize} total={found.length} onPage={setPage} />
          </div>
        ) : null}
      </div>
      {dialog}
      {ending.panel}
    </Card>
  );
}

/** Fewer people are seen at a glance. */
const searchedFrom = 8;

const fromColumn: PlainColumn<AssignedPerson> = {
  header: 'From',
  isUnbroken: true,
  cell: ({ from }) => formatDay(from),
};
const untilColumn: PlainColumn<AssignedPerson> = {
  header: 'Until',
  isUnbroken: true,
  cell: ({ to }) => (to === null ? null : formatDay(to)),
};

/** Most people have no last day and no rest days of their own. A column without any value is left out. */
const isUsed = <Row,>({ cell }: PlainColumn<Row>, people: readonly Row[]) => people.some((one) => cell(one) !== null);

function matches({ employee, client }: AssignedPerson, search: string): boolean {
  const text = `${employee.name} ${client}`.toLowerCase();
  return search
    .toLowerCase()
    .split(' ')
    .every((word) => text.includes(word));
}

interface AssignedPeopleProps<Row> {
  readonly of: 'shift' | 'rotation';
  readonly title?: string;
  readonly record: {
    readonly today: string;
    readonly abilities: { readonly update: boolean };
  };
  readonly people: readonly Row[];
  /** After those of every assignment. */
  readonly columns: readonly PlainColumn<Row>[];
}
