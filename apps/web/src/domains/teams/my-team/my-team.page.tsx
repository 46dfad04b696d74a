import type { OwnTeam } from '@muster/contract/domains/teams/team-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { employeeStatusWords } from '@muster/contract/states.ts';
import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmailLink } from '../../../ui/email/email-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ownTeamsQuery } from '../teams.queries.ts';
import styles from './my-team.module.css';

type Member = OwnTeam['members'][number];

/** `/my-team`: the teams that the viewer leads or belongs to. */
export function MyTeamPage() {
  const teams = useQuery(ownTeamsQuery());
  return (
    <Page>
      <PageHeader title="My team" />
      <RecordContent>
        <Loaded of={teams} thing="teams">
          {(own) =>
            own.length === 0 ? (
              <EmptyState
                icon={<IconUsersGroup aria-hidden="true" />}
                title="You're not on a team yet"
                hint="HR assigns teams; your teammates will appear here."
              />
            ) : (
              <RecordStack>
                {own.map((team) => (
                  <TeamCard key={team.id} team={team} />
                ))}
              </RecordStack>
            )
          }
        </Loaded>
      </RecordContent>
    </Page>
  );
}

function TeamCard({ team }: { readonly team: OwnTeam }) {
  return (
    <Card title={`${team.name} · ${team.client}`} flush>
      <PlainTable
        isBroad={team.leads}
        label={`Members of ${team.name}`}
        columns={team.leads ? leadColumns : memberColumns}
        rows={team.members}
        rowId={(row) => row.id}
        empty="This team has no members."
      />
    </Card>
  );
}

const memberColumns: readonly PlainColumn<Member>[] = [
  {
    header: 'Name',
    cell: ({ id, name, position, open }) => (
      <span className={styles.member}>
        <Initials name={name} size={28} />
        <span>
          {open ? <Link to={pathOf('employeeDetails', { id })}>{name}</Link> : name}
          <SecondLine>{position}</SecondLine>
        </span>
      </span>
    ),
  },
  { header: 'Role', cell: ({ role }) => role },
  { header: 'Work email', cell: ({ work_email: email }) => <EmailLink email={email} /> },
];

const leadColumns: readonly PlainColumn<Member>[] = [
  ...memberColumns,
  { header: 'Shift', isUnbroken: true, cell: ({ shift }) => shift },
  {
    header: 'Status',
    cell: ({ status }) => (status === null ? null : <StateBadge word={employeeStatusWords[status]} />),
  },
];
