import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import type { HoursApproval } from '@muster/contract/domains/clients/hours-approval.calls.ts';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmailText } from '../../../ui/email/email-link.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { hoursApprovalQuery } from '../clients.queries.ts';

const HoursPanel = lazyPanel(() => import('./hours.panel.tsx').then((part) => part.HoursPanel));

const columns: readonly PlainColumn<HoursApproval['users'][number]>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Email', cell: ({ email }) => <EmailText email={email} /> },
];

/** 'The client approves hours and leave' */
function titleOf({ approves_hours: hours, approves_leave: leave }: HoursApproval): string {
  const approved = [...(hours ? ['hours'] : []), ...(leave ? ['leave'] : [])];
  return `The client approves ${approved.length === 0 ? 'nothing' : approved.join(' and ')}`;
}

/** Whether the client approves the hours and the leave of its people, and who does. */
export function HoursTab({ client }: { readonly client: ClientDetails }) {
  const approval = useQuery(hoursApprovalQuery(client.id));
  const { open, panel } = useLazyPanel((setting: HoursApproval, state) => (
    <HoursPanel client={client} setting={setting} {...state} />
  ));
  return (
    <Loaded of={approval} thing="hours approval">
      {(setting) => (
        <Card
          title={titleOf(setting)}
          flush
          actions={
            <Button small icon={<IconPencil aria-hidden="true" />} onClick={() => open(setting)}>
              Change
            </Button>
          }
        >
          <PlainTable
            label="Approvers of the client"
            columns={columns}
            rows={setting.users.filter(({ is_approver }) => is_approver)}
            rowId={({ id }) => id}
            empty="Timesheets and leave of this client's people are approved without the client."
          />
          {panel}
        </Card>
      )}
    </Loaded>
  );
}
