import { ticketPriorityLabel } from '@muster/contract';
import type { TicketRow } from '@muster/contract/domains/tickets/ticket-list-columns.ts';
import { ticketGroups } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../platform/session/use-session.ts';
import type { RowSelection } from '../../../platform/table/use-row-selection.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { ticketPeopleQuery } from '../ticket-details/ticket-work.queries.ts';
import { useBulkChange } from './use-bulk-change.ts';

const statuses = [
  { status: 2, label: 'Open' },
  { status: 3, label: 'Wait for the requester' },
  { status: 4, label: 'Resolve' },
  { status: 5, label: 'Close' },
] as const;
const priorities = [4, 3, 2, 1] as const;

/** What is done with several tickets at once, one thing at a time. All results at once are only exported. */
export function TicketBulkActions({ selection }: { readonly selection: RowSelection<TicketRow> }) {
  const { id: userId } = useUser();
  const { change, isBusy, most } = useBulkChange(selection.clear);
  const ids = selection.rows.map(({ id }) => id);
  const [first = 0] = ids;
  // Who cannot have one of the others is named in the answer.
  const { data: people } = useQuery({
    ...ticketPeopleQuery(first),
    enabled: !selection.all && first > 0,
    retry: false,
  });
  if (selection.all) return null;
  const isFixed = isBusy || ids.length > most;
  const menu = { tone: 'default', placement: 'top-start', disabled: isFixed } as const;
  return (
    <>
      <Button disabled={isFixed} onClick={() => void change(ids, { assignee_user_id: userId })}>
        Assign to me
      </Button>
      <MenuButton
        {...menu}
        entries={[
          ...(people?.assignees ?? []).map(({ id, name }) => ({
            label: name,
            onSelect: () => void change(ids, { assignee_user_id: id }),
          })),
          { label: 'No one', onSelect: () => void change(ids, { assignee_user_id: null }) },
        ]}
      >
        Assignee
      </MenuButton>
      <MenuButton
        {...menu}
        entries={statuses.map(({ status, label }) => ({ label, onSelect: () => void change(ids, { status }) }))}
      >
        Status
      </MenuButton>
      <MenuButton
        {...menu}
        entries={priorities.map((priority) => ({
          label: ticketPriorityLabel(priority),
          onSelect: () => void change(ids, { priority }),
        }))}
      >
        Priority
      </MenuButton>
      <MenuButton
        {...menu}
        entries={ticketGroups.map((group) => ({
          label: roleLabel(group),
          onSelect: () => void change(ids, { group }),
        }))}
      >
        Group
      </MenuButton>
      {ids.length > most ? <span role="status">{`At most ${most} tickets together`}</span> : null}
    </>
  );
}
