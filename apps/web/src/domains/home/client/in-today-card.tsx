import type { TodayGroup } from '@muster/contract/domains/home/today.calls.ts';
import type { StateWord } from '@muster/contract/state-words.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { todayEndpoints } from '../../../platform/api/endpoints/today.generated.ts';
import { clockText } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import type { TodayAnswer } from '../today/group-line.ts';
import { todayQuery } from '../today/today.queries.ts';
import { todayAddress } from '../today/today-address.ts';
import styles from './client-home.module.css';

const refreshed = [todayEndpoints.read];

/** Who is in today: exceptions by person, then the others together. `clientId`: for staff, who see more than one company. */
export function InTodayCard({ clientId }: { readonly clientId?: number }) {
  const today = useQuery(todayQuery(clientId));
  useRefreshOn('schedule.changed', refreshed);
  const { groups, total } = today.data ?? {};
  const count = groups ? `${groups.working.count} of ${total}` : undefined;
  const all = today.data ? todayAddress('working', today.data) : null;
  return (
    <Card title="In today" note={count} flush actions={all === null ? null : <Link to={all}>View</Link>}>
      <Loaded of={today} thing="list of today" outline={<RowsSkeleton />}>
        {(answer) => {
          if (answer.total === 0) return <CardNote>Nobody is scheduled today.</CardNote>;
          if (answer.finished === answer.total) return <CardNote>Everyone has finished for today.</CardNote>;
          return (
            <>
              {hasBegun(answer) ? null : <FirstShift today={answer} />}
              <Rows today={answer} />
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

const hasBegun = ({ finished, groups: { working, late, missing, later } }: TodayAnswer) =>
  finished + working.count + late.count + missing.count > 0 || later.count === 0;

function FirstShift({ today: { groups } }: { readonly today: TodayAnswer }) {
  const zone = useViewerZone();
  const [first] = groups.later.people;
  if (first === undefined) return null;
  return <CardNote>No one is in yet. The first shift starts at {clockText(first.starts_at, zone)}.</CardNote>;
}

function Rows({ today }: { readonly today: TodayAnswer }) {
  const zone = useViewerZone();
  const { late, missing, working, on_leave, later } = today.groups;
  const due = (at: string) => `Due ${clockText(at, zone)}`;
  return (
    <ul className={styles.people}>
      {late.people.map(({ id, name, starts_at, late_minutes }) => (
        <Line key={id} name={name} text={due(starts_at)} word="Late" said={`Late ${minutesText(late_minutes ?? 0)}`} />
      ))}
      {missing.people.map(({ id, name, starts_at }) => (
        <Line key={id} name={name} text={due(starts_at)} word="Missing" />
      ))}
      <Together group={working} word="Working" />
      <Together group={on_leave} word="On leave" />
      <Together group={later} word="Starts later" />
    </ul>
  );
}

function Line({ name, text, word, said }: LineProps) {
  return (
    <li>
      <Initials name={name} size={28} />
      <span className={styles.who}>
        <b>{name}</b>
        <span>{text}</span>
      </span>
      <StateBadge word={word}>{said}</StateBadge>
    </li>
  );
}

interface LineProps {
  readonly name: string;
  readonly text: string;
  readonly word: StateWord;
  readonly said?: string;
}

const stacked = 3;

/** Several people in one state: the first by name, the others counted. */
function Together({ group: { count, people }, word }: { readonly group: TodayGroup; readonly word: StateWord }) {
  if (count === 0) return null;
  const shown = people.slice(0, stacked);
  const more = count - shown.length;
  return (
    <li>
      <span className={styles.stack} aria-hidden="true">
        {shown.map(({ id, name }) => (
          <Initials key={id} name={name} size={28} />
        ))}
      </span>
      <span className={styles.who}>
        <b>{shown.map(({ name }) => (count === 1 ? name : name.split(' ')[0])).join(', ')}</b>
        {more > 0 ? <span>and {more} more</span> : null}
      </span>
      <StateBadge word={word} />
    </li>
  );
}
