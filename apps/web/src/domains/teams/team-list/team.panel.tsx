import type { TeamDetails, TeamRow } from '@muster/contract/domains/teams/team-answers.ts';
import { createTeamBody, updateTeamBody } from '@muster/contract/domains/teams/teams.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { teamsEndpoints } from '../../../platform/api/endpoints/teams.generated.ts';
import { bodyTo, saveCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { StoredRecordPanel } from '../../../platform/form/stored-record-panel.tsx';
import { refreshTeams, teamQuery } from '../teams.queries.ts';
import { TeamFields } from './team-fields.tsx';
import { sentMembers, type TeamFormValues, teamValuesOf } from './team-form-values.ts';

interface PanelProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Form for a new team or a stored one. */
export function TeamPanel({ team, client, ...panel }: TeamPanelProps) {
  return team === null ? <TeamForm {...panel} team={null} client={client} /> : <StoredTeam {...panel} row={team} />;
}

interface TeamPanelProps extends PanelProps {
  readonly team: NamedTeam | null;
  /** The company of a new team. Null: the form asks for it. */
  readonly client: number | null;
}

type NamedTeam = Pick<TeamRow, 'id' | 'name'>;

function StoredTeam({ row, ...panel }: PanelProps & { readonly row: NamedTeam }) {
  return (
    <StoredRecordPanel {...panel} query={teamQuery(row.id)} title="Team details" description={row.name}>
      {(team, renew) => <TeamForm {...panel} team={team} onConflict={renew} />}
    </StoredRecordPanel>
  );
}

interface TeamFormProps extends PanelProps {
  readonly team: TeamDetails | null;
  readonly client?: number | null;
  readonly onConflict?: () => Promise<boolean>;
}

function TeamForm({ team, client = null, ...panel }: TeamFormProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<TeamFormValues>
      {...panel}
      mode={team === null ? 'create' : 'update'}
      title="Team details"
      description={team?.client.name}
      values={teamValuesOf(team, client)}
      call={saveCall(team, {
        create: {
          schema: createTeamBody,
          bodyOf: ({ members, ...values }) => ({ ...values, members: sentMembers(members) }),
          send: bodyTo(teamsEndpoints.create),
        },
        update: {
          schema: updateTeamBody,
          bodyOf: ({ name, away_limit, members }) => ({ name, away_limit, members: sentMembers(members) }),
          send: bodyTo(teamsEndpoints.update),
        },
      })}
      thing="team"
      onSaved={() => refreshTeams(queries)}
    >
      <TeamFields asksForClient={team === null && client === null} />
    </RecordPanel>
  );
}
