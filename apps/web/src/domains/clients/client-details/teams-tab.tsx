import type { ClientTeam } from '@muster/contract/domains/clients/client-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { clientTeamsQuery } from '../clients.queries.ts';

const columns: readonly PlainColumn<ClientTeam>[] = [
  { header: 'Team', cell: ({ name }) => name },
  { header: 'Leads', cell: ({ leads }) => leads.map(({ name }) => name).join(', ') || null },
  { header: 'Members', align: 'right', cell: ({ members }) => members },
];

export function TeamsTab({ id }: { readonly id: number }) {
  const teams = useQuery(clientTeamsQuery(id));
  return (
    <Loaded of={teams} thing="teams">
      {(rows) => (
        <Card title="Teams" flush>
          <PlainTable label="Teams" columns={columns} rows={rows} rowId={(row) => row.id} empty="No teams yet." />
        </Card>
      )}
    </Loaded>
  );
}
