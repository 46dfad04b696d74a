import { leaveScreens } from '@muster/contract/domains/leave/leave.screens.ts';
import type { FiledTicketType } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import { leaveTicketCode } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconChevronRight, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { createState } from '../../../platform/keys/use-create.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useMay, useUser } from '../../../platform/session/use-session.ts';
import { SearchBox } from '../../../platform/table/search-box.tsx';
import iconTile from '../../../ui/avatar/icon-tile.module.css';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { answeredText, approvedText } from '../filing-texts.ts';
import { filingTypesQuery } from '../tickets.queries.ts';
import styles from './submit-a-ticket.module.css';
import { typeGroups } from './type-groups.ts';
import { typeLook } from './type-looks.tsx';

/** `/submit-a-ticket`: the types that the viewer may file. */
export function SubmitATicketPage() {
  const [search, setSearch] = useState('');
  const types = useQuery(filingTypesQuery);
  return (
    <Page>
      <PageHeader title="Submit a Ticket" actions={<LinkButton to={pathOf('myTickets')}>My tickets</LinkButton>} />
      <div className={styles.content}>
        <SearchBox
          label="Search ticket types"
          placeholder="Search: Name, Description"
          value={search}
          onChange={setSearch}
        />
        <Loaded of={types} thing="ticket types">
          {(all) => <Types types={all} search={search} />}
        </Loaded>
      </div>
    </Page>
  );
}

function Types({ types, search }: { readonly types: readonly FiledTicketType[]; readonly search: string }) {
  const groups = typeGroups(types, search);
  if (groups.length === 0)
    return (
      <EmptyState
        icon={<IconSearchOff aria-hidden="true" />}
        title={types.length === 0 ? 'There is no ticket that you can submit.' : 'No ticket type has these words.'}
      />
    );
  return groups.map(({ title, types: members }) => (
    <section key={title} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.cards}>
        {members.map((type) => (
          <li key={type.id}>
            <TypeCard type={type} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Leave has a form of its own, with days and balance. */
function TypeCard({ type }: { readonly type: FiledTicketType }) {
  const { employeeId } = useUser();
  const mayRequest = useMay(leaveScreens.leaveRequests.access);
  const { Icon } = typeLook(type);
  const leave = type.code === leaveTicketCode ? leavePath(type, { employeeId, mayRequest }) : null;
  const facts = leave === null ? [answeredText(type), approvedText(type)] : ['With days, balance and who approves'];
  return (
    <Link className={styles.card} to={leave ?? ticketFormPath(type.code)} state={leave === null ? null : createState}>
      <span className={iconTile.tile} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{type.name}</span>
        <span className={styles.description}>{type.description}</span>
        {facts.map((fact) =>
          fact === null ? null : (
            <span key={fact} className={styles.facts}>
              {fact}
            </span>
          ),
        )}
      </span>
      <IconChevronRight className={styles.arrow} size={16} aria-hidden="true" />
    </Link>
  );
}

interface LeaveViewer {
  readonly employeeId: number | null;
  /** For employees. */
  readonly mayRequest: boolean;
}

function leavePath({ sides }: FiledTicketType, { employeeId, mayRequest }: LeaveViewer): string | null {
  if (sides.length > 0) return employeeId === null ? null : pathOf('myLeave');
  return mayRequest ? pathOf('leaveRequests') : null;
}

const ticketFormPath = (code: string) => `${pathOf('ticket')}?${new URLSearchParams({ type: code })}`;
