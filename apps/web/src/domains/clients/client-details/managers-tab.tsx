import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import { IconPencil } from '@tabler/icons-react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmailLink } from '../../../ui/email/email-link.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';

const ManagersPanel = lazyPanel(() => import('./managers.panel.tsx').then((part) => part.ManagersPanel));

const columns: readonly PlainColumn<ClientDetails['account_managers'][number]>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Email', cell: ({ email }) => <EmailLink email={email} /> },
];

export function ManagersTab({ client }: { readonly client: ClientDetails }) {
  const { open, panel } = useLazyPanel((_: null, state) => <ManagersPanel client={client} {...state} />);
  return (
    <Card
      title="Account managers"
      flush
      actions={
        client.abilities.update ? (
          <Button small icon={<IconPencil aria-hidden="true" />} onClick={() => open(null)}>
            Assign
          </Button>
        ) : null
      }
    >
      <PlainTable
        label="Account managers"
        columns={columns}
        rows={client.account_managers}
        rowId={(row) => row.user_id}
        empty="No account manager assigned."
      />
      {panel}
    </Card>
  );
}
