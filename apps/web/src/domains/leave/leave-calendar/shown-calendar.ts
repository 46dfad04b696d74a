import type {
  ClassedSpan,
  ClientCalendar,
  KnownSpan,
  OwnCalendar,
  StaffCalendar,
  TeamDays,
} from '@muster/contract/domains/leave/leave-calendar-answers.ts';
import type { LeavePart } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { type LeaveColor, leaveClassLabels } from '@muster/contract/domains/leave/leave-types.constants.ts';

/** Days away, as the calendar draws them for any side. */
export interface ShownSpan {
  readonly key: string;
  readonly first: string;
  readonly last: string;
  readonly days: number;
  /** Days between that take no leave. */
  readonly free: readonly string[];
  readonly part: LeavePart;
  /** The type, or its class for readers who do not know the type. */
  readonly label: string;
  /** Of the type; null where only the class is known. */
  readonly color: LeaveColor | null;
  readonly requestId: number | null;
  readonly isWaiting: boolean;
}

export interface ShownPerson {
  readonly id: number;
  readonly name: string;
  /** The viewer. */
  readonly isSelf: boolean;
  readonly spans: readonly ShownSpan[];
  /** Names of holidays by day. */
  readonly holidays: ReadonlyMap<string, string>;
  /** Null: not known to the reader. */
  readonly restDays: ReadonlySet<string> | null;
}

export interface ShownGroup {
  readonly key: string;
  readonly title: string;
  readonly client: string | null;
  /** People of the team; null without a team. */
  readonly size: number | null;
  /** How many may be away; null: no limit. */
  readonly limit: number | null;
  /** Who of the team is away, by day: also people whom the filters leave out. */
  readonly away: ReadonlyMap<string, TeamDays['days'][number]['away']>;
  readonly people: readonly ShownPerson[];
}

/** A team on one day. */
export interface TeamDay {
  readonly group: ShownGroup;
  readonly day: string;
}

export interface ShownCalendar {
  /** Everybody away, also beyond those who are shown. */
  readonly total: number;
  readonly groups: readonly ShownGroup[];
}

export const staffShown = ({ total, people, teams }: StaffCalendar): ShownCalendar => ({
  total,
  groups: groupsOf(people, teams),
});

export const clientShown = ({ total, people, teams }: ClientCalendar): ShownCalendar => ({
  total,
  groups: groupsOf(
    people.map((person) => ({ ...person, client: null })),
    teams,
  ),
});

export function ownShown({ own, colleagues }: OwnCalendar): ShownCalendar {
  const others = groupsOf(
    colleagues.map((person) => ({ ...person, client: null, holidays: [], rest_days: null })),
    [],
  );
  if (own === null) return { total: colleagues.length, groups: others };
  const self = { ...shownPerson({ ...own, team: null, client: null }), isSelf: true };
  const isAway = own.away.length > 0;
  return {
    total: colleagues.length + Number(isAway),
    groups: [
      { key: 'self', title: 'You', client: null, size: null, limit: null, away: new Map(), people: [self] },
      ...others,
    ],
  };
}

interface AnswerPerson {
  readonly id: number;
  readonly name: string;
  readonly client: string | null;
  readonly team: { readonly id: number; readonly name: string } | null;
  readonly away: readonly (KnownSpan | ClassedSpan)[];
  readonly holidays: readonly { readonly day: string; readonly name: string }[];
  readonly rest_days: readonly string[] | null;
}

/** In the order of the answer, which is by client and team. */
function groupsOf(people: readonly AnswerPerson[], teams: readonly TeamDays[]): ShownGroup[] {
  const byTeam = new Map(teams.map((team) => [team.id, team]));
  const groups = Map.groupBy(people, ({ client, team }) => `${client ?? ''} ${team?.id ?? 'none'}`);
  return [...groups].flatMap(([key, own]) => {
    const [first] = own;
    if (!first) return [];
    const days = first.team === null ? undefined : byTeam.get(first.team.id);
    return [
      {
        key,
        title: first.team?.name ?? 'No team',
        client: first.client,
        size: days?.size ?? null,
        limit: days?.limit ?? null,
        away: new Map(days?.days.map(({ day, away }) => [day, away])),
        people: own.map(shownPerson),
      },
    ];
  });
}

const shownPerson = ({ id, name, away, holidays, rest_days: rest }: AnswerPerson): ShownPerson => ({
  id,
  name,
  isSelf: false,
  spans: away.map((span) => shownSpan(id, span)),
  holidays: new Map(holidays.map((holiday) => [holiday.day, holiday.name])),
  restDays: rest && new Set(rest),
});

function shownSpan(person: number, span: KnownSpan | ClassedSpan): ShownSpan {
  const { first, last, days, free, part } = span;
  const shared = { key: `${person} ${first} ${part}`, first, last, days, free, part };
  if ('class' in span)
    return { ...shared, label: leaveClassLabels[span.class], color: null, requestId: null, isWaiting: false };
  const { leave_type: label, color, request_id: requestId, is_waiting: isWaiting } = span;
  return { ...shared, label, color, requestId, isWaiting };
}

/** Only people with a request that waits. */
export function onlyWaiting({ total, groups }: ShownCalendar): ShownCalendar {
  const waiting = groups.flatMap((group) => {
    const people = group.people.filter(({ spans }) => spans.some(({ isWaiting }) => isWaiting));
    return people.length === 0 ? [] : [{ ...group, people }];
  });
  return { total, groups: waiting };
}

/** Whether as many of the team are away as may be, or more. Null below the limit and without one. */
export function limitOn({ limit, away }: ShownGroup, day: string): 'at' | 'over' | null {
  const count = away.get(day)?.length ?? 0;
  if (limit === null || count < limit) return null;
  return count > limit ? 'over' : 'at';
}

/** Teams and days with more people away than the limit. */
export const overLimitDays = ({ groups }: ShownCalendar): TeamDay[] =>
  groups.flatMap((group) =>
    [...group.away.keys()].filter((day) => limitOn(group, day) === 'over').map((day) => ({ group, day })),
  );

/** Only teams over their limit, with those who are away on such a day. */
export function onlyOverLimit(calendar: ShownCalendar): ShownCalendar {
  const days = Map.groupBy(overLimitDays(calendar), ({ group }) => group);
  const groups = [...days].map(([group, over]) => {
    const ids = new Set(over.flatMap(({ day }) => (group.away.get(day) ?? []).map(({ id }) => id)));
    return { ...group, people: group.people.filter(({ id }) => ids.has(id)) };
  });
  return { total: calendar.total, groups };
}

/** What one of the chips leaves of the calendar. */
export function narrowedTo(calendar: ShownCalendar, only: 'pending' | 'over' | null): ShownCalendar {
  if (only === null) return calendar;
  return only === 'over' ? onlyOverLimit(calendar) : onlyWaiting(calendar);
}

/** Leave of the day. Rest days and holidays within a span take none, as in the counts of teams. */
export const isAwayOn = ({ first, last, free }: ShownSpan, day: string): boolean =>
  first <= day && day <= last && !free.includes(day);

export const peopleAwayOn = ({ groups }: ShownCalendar, day: string): number =>
  new Set(
    groups.flatMap(({ people }) =>
      people.flatMap(({ id, spans }) => (spans.some((span) => isAwayOn(span, day)) ? [id] : [])),
    ),
  ).size;

export const waitingCount = ({ groups }: ShownCalendar): number =>
  new Set(
    groups.flatMap(({ people }) =>
      people.flatMap(({ spans }) => spans.flatMap(({ isWaiting, requestId }) => (isWaiting ? [requestId] : []))),
    ),
  ).size;

export interface NamedType {
  readonly label: string;
  readonly color: LeaveColor;
}

/** The types that are shown, without 'Leave', by how often. Readers who know only the class get none. */
export function typesOf({ groups }: ShownCalendar): NamedType[] {
  const spans = groups.flatMap(({ people }) => people.flatMap((person) => person.spans));
  const byLabel = Map.groupBy(spans, ({ label }) => shortType(label));
  return [...byLabel]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([label, [first]]) => (first && first.color !== null ? [{ label, color: first.color }] : []));
}

/** 'Vacation' of 'Vacation Leave'. */
export const shortType = (label: string): string => label.replace(/ leave$/i, '');

/** Every span with its person, by day and name. */
export function spansByDay({ groups }: ShownCalendar) {
  return groups
    .flatMap((group) => group.people.flatMap((person) => person.spans.map((span) => ({ group, person, span }))))
    .toSorted((a, b) => compare(a.span.first, b.span.first) || compare(a.person.name, b.person.name));
}
export type PlacedSpan = ReturnType<typeof spansByDay>[number];

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
