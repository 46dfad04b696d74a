import { counted } from '@muster/contract/counted.ts';
import type { TeamDetails } from '@muster/contract/domains/teams/team-answers.ts';
import { teamLabels } from '@muster/contract/domains/teams/teams.schemas.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPencil, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useRecordTitle } from '../../../platform/access/current-screen.ts';
import { isProblem } from '../../../platform/api/problem-error.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordPage } from '../../../platform/record/record-page.tsx';
import { RecordPager } from '../../../platform/record/record-pager.tsx';
import { UnknownRecord } from '../../../platform/record/unknown-record.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { BesideActionsContext } from '../../../ui/page/header-place.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { memberColumns } from '../team-list/member-columns.tsx';
import { useTeamActs } from '../team-list/use-team-acts.tsx';
import { teamAnswers, teamAtAddressQuery } from '../teams.queries.ts';

/** `/team-management/:uuid`: one team of the viewer's own company. */
export function TeamDetailsPage() {
  const { uuid = '' } = useParams();
  const found = useQuery(teamAtAddressQuery(uuid));
  useRecordTitle(found.data?.name ?? null);
  useRefreshOn('client-users.changed', teamAnswers);
  const unknown = (
    <UnknownRecord
      thing="team"
      icon={<IconUsersGroup aria-hidden="true" />}
      list={{ name: 'teams', to: pathOf('teamManagement') }}
    />
  );
  // An address that is no uuid is refused as input, and names no team either.
  if (isProblem(found.error, 'invalid-input')) return unknown;
  return (
    <BesideActionsContext value={<RecordPager thing="team" />}>
      <RecordPage of={found} thing="team" unknown={unknown}>
        {(team) => <Team team={team} />}
      </RecordPage>
    </BesideActionsContext>
  );
}

function Team({ team }: { readonly team: TeamDetails }) {
  const navigate = useNavigate();
  const onRemoved = () => void navigate(pathOf('teamManagement'));
  const { form, remove, dialog } = useTeamActs({ client: team.client.id, onRemoved });
  const subject = { ...team, members: team.members.length };
  const { name, away_limit: limit, members, abilities } = team;
  return (
    <Page narrow>
      <PageHeader
        title={name}
        text={[counted(members.length, 'member'), ...(limit === null ? [] : [`at most ${limit} away`])].join(' · ')}
        actions={
          abilities.update ? (
            <>
              <Button icon={<IconTrash aria-hidden="true" />} onClick={() => remove(subject)}>
                Delete
              </Button>
              <Button tone="primary" icon={<IconPencil aria-hidden="true" />} onClick={() => form.open(subject)}>
                Update
              </Button>
            </>
          ) : null
        }
      />
      <RecordContent>
        <Card title={teamLabels.members} flush>
          <PlainTable
            label={teamLabels.members}
            columns={memberColumns}
            rows={members}
            rowId={(row) => row.employee_id}
            empty="This team has no members yet."
          />
        </Card>
      </RecordContent>
      {dialog}
      {form.panel}
    </Page>
  );
}
