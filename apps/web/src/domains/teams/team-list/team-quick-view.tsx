import { counted } from '@muster/contract/counted.ts';
import type { TeamMember, TeamRow } from '@muster/contract/domains/teams/team-answers.ts';
import { recordAccess } from '@muster/contract/domains/teams/teams.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useContext } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { grantsOf, useMay, usePageData } from '../../../platform/session/use-session.ts';
import { QuickView } from '../../../platform/table/quick-view.tsx';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { MemberToday } from '../member-today.ts';
import { teamQuery } from '../teams.queries.ts';
import styles from './team-quick-view.module.css';

/** A team beside the list: its members, leads first, and what today is for each of them. */
export function TeamQuickView({ team, onUpdate, ...state }: TeamQuickViewProps) {
  const details = useQuery(teamQuery(team.id));
  const { away_limit: limit } = team;
  const today = useToday();
  return (
    <QuickView
      state={state}
      title={team.name}
      below={team.client.name}
      avatar={null}
      thing="team"
      footer={
        team.abilities.update ? (
          <Button small onClick={onUpdate}>
            Update
          </Button>
        ) : null
      }
    >
      <div className={styles.about}>
        <p className={styles.size}>
          {[counted(team.members, 'member'), ...(limit === null ? [] : [`at most ${limit} away`])].join(' · ')}
        </p>
        {today ? (
          <Suspense>
            <today.TeamContent teamId={team.id} />
          </Suspense>
        ) : null}
      </div>
      <Loaded of={details} thing="team">
        {({ members }) =>
          members.length === 0 ? (
            <p className={styles.size}>This team has no members yet.</p>
          ) : (
            <ul className={styles.members} aria-label="Members">
              {members.map((member) => (
                <Member key={member.employee_id} teamId={team.id} member={member} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </QuickView>
  );
}

interface TeamQuickViewProps extends QuickViewState {
  readonly team: TeamRow;
  readonly onUpdate: () => void;
}

function Member({ teamId, member }: { readonly teamId: number; readonly member: TeamMember }) {
  const { employee_id: id, name, position, role } = member;
  const mayOpen = useMay(recordAccess.list);
  const today = useToday();
  return (
    <li className={styles.member}>
      <Initials name={name} size={28} />
      <span className={styles.who}>
        <span className={styles.name}>
          {mayOpen ? <Link to={pathOf('employeeDetails', { id })}>{name}</Link> : name}
        </span>
        <span className={styles.position}>{[role.name, position].join(' · ')}</span>
      </span>
      {today ? (
        <Suspense>
          <today.Content teamId={teamId} employeeId={id} />
        </Suspense>
      ) : null}
    </li>
  );
}

/** For viewers who may see it. */
function useToday() {
  const viewer = grantsOf(usePageData());
  const today = useContext(MemberToday);
  return today && viewer && today.isOpenTo(viewer) ? today : null;
}
