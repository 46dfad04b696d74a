import type { FiledTicketType } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconChevronRight, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { SearchBox } from '../../../platform/table/search-box.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { filingTypesQuery } from '../tickets.queries.ts';
import styles from './submit-a-ticket.module.css';
import { typeGroups } from './type-groups.ts';

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
    <section key={title} aria-label={title ?? 'Ticket types'}>
      {title === null ? null : <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.cards}>
        {members.map((type) => (
          <li key={type.id}>
            <Link className={styles.card} to={ticketFormPath(type.code)}>
              <span className={styles.name}>{type.name}</span>
              <span className={styles.description}>{type.description}</span>
              <IconChevronRight className={styles.arrow} size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

const ticketFormPath = (code: string) => `${pathOf('ticket')}?${new URLSearchParams({ type: code })}`;
