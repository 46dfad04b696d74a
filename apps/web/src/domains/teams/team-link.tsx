import { counted } from '@muster/contract/counted.ts';
import { teamAccess } from '@muster/contract/domains/teams/teams.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../platform/session/use-session.ts';
import { QuickCard } from '../../ui/quick-card/quick-card.tsx';
import { QuickCardLink } from '../../ui/quick-card/quick-card-link.tsx';
import { teamQuery } from './teams.queries.ts';

/** The name of a team: for viewers of the list of teams a link to it there, with a quick card. */
export function TeamLink({ id, name }: TeamLinkProps) {
  const mayList = useMay(teamAccess.list);
  if (!mayList) return name;
  const to = `${pathOf('teams')}?${new URLSearchParams({ q: name }).toString()}`;
  return (
    <QuickCardLink to={to} card={<TeamCard id={id} name={name} />}>
      {name}
    </QuickCardLink>
  );
}

interface TeamLinkProps {
  readonly id: number;
  readonly name: string;
}

const mostNamed = 4;

function TeamCard({ id, name }: TeamLinkProps) {
  const { data: team } = useQuery(teamQuery(id));
  const members = team?.members ?? [];
  const named = members.slice(0, mostNamed).map((one) => one.name);
  const more = members.length - named.length;
  return (
    <QuickCard
      title={name}
      line={team?.client.name}
      facts={[
        ['People', team && counted(members.length, 'member')],
        ['Members', team && ([...named, ...(more > 0 ? [`${more} more`] : [])].join(', ') || null)],
      ]}
    />
  );
}
