import type { ClientPerson } from '@muster/contract/domains/clients/client-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { employeeStatusWords } from '@muster/contract/states.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { clientPeopleQuery } from '../clients.queries.ts';

const columns: readonly PlainColumn<ClientPerson>[] = [
  {
    header: 'Name',
    cell: ({ id, name, position }) => <NameCell name={name} below={position} to={pathOf('employeeDetails', { id })} />,
  },
  { header: 'Team', cell: ({ teams }) => teams.join(', ') || null },
  { header: 'Shift', cell: ({ shift }) => shift },
  { header: 'Since', isUnbroken: true, cell: ({ since }) => formatDay(since) },
  {
    header: 'Status',
    cell: ({ status }) => <StateBadge word={employeeStatusWords[status]} />,
  },
];

/** Current employees; former ones are in the employee list. */
export function EmployeesTab({ id }: { readonly id: number }) {
  const people = useQuery(clientPeopleQuery(id));
  return (
    <Loaded of={people} thing="employees">
      {(rows) => (
        <Card title="Employees" note={rows.length} flush>
          <PlainTable
            isBroad
            label="Employees"
            columns={columns}
            rows={rows}
            rowId={(row) => row.id}
            empty="No employees yet."
          />
        </Card>
      )}
    </Loaded>
  );
}
