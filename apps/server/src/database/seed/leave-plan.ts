import { leaveDayMinutes } from '@muster/contract/constants.ts';
import { availableMinutes } from '@muster/contract/domains/leave/leave-days.rules.ts';
import { addDays, daysBetween } from '@muster/contract/plain-day.ts';
import type { SeedTime } from './seed-clients.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

type Code = 'VL' | 'SL' | 'EL';

export interface WorkDay {
  readonly day: string;
  readonly starts_at: string;
  readonly client_id: number;
  /** Not a holiday of any kind. */
  readonly is_ordinary: boolean;
}

export interface LeavePerson {
  readonly id: number;
  readonly user_id: number | null;
  /** Null: no team. */
  readonly team_id: number | null;
  /** Each work date with a shift, in order. */
  readonly days: readonly WorkDay[];
  readonly entries: readonly { readonly code: string; readonly effective_on: string; readonly minutes: number }[];
}

export interface PlannedLeave {
  readonly person: LeavePerson;
  readonly code: Code;
  readonly days: readonly WorkDay[];
  readonly reason: string;
  readonly openedAt: string;
  readonly closedAt: string;
}

/** When leave may begin, both included. */
export interface LeaveSpan {
  readonly first: string;
  readonly last: string;
}

interface Kind {
  readonly code: Code;
  /** Of ten occasions. */
  readonly weight: number;
  /** One day of sick leave is more frequent than two; more days need a document. */
  readonly lengths: readonly number[];
  /** Days that stay in the balance, for requests that wait. */
  readonly kept: number;
  readonly reasons: readonly string[];
}

const kinds: readonly Kind[] = [
  {
    code: 'VL',
    weight: 6,
    lengths: [1, 1, 2, 2, 3, 3, 4, 5],
    kept: 4,
    reasons: [
      'A trip with the family.',
      'A long weekend in Baguio.',
      'The birthday of my daughter.',
      'A family reunion in Cebu.',
      'Moving to another apartment.',
      'A wedding in Iloilo.',
      'Visiting my parents.',
      'Rest.',
      'An appointment at the embassy.',
    ],
  },
  {
    code: 'SL',
    weight: 3,
    lengths: [1, 1, 2],
    kept: 3,
    reasons: ['Fever.', 'Migraine.', 'A stomach flu.', 'A toothache.', 'A bad cold.', 'A check-up at the hospital.'],
  },
  {
    code: 'EL',
    weight: 1,
    lengths: [1],
    kept: 1,
    reasons: ['A burst pipe at home.', 'My son is ill.', 'The road is flooded.', 'A power outage at home.'],
  },
];

/**
 * Approved leave that the people took or will take: never on a holiday, never more than the balance has, and of a team at most a
 * quarter at once. The same people and time give the same leave.
 */
export function planLeave(people: readonly LeavePerson[], span: LeaveSpan, time: SeedTime): PlannedLeave[] {
  const away = new TeamsAway(people);
  const planned = people.flatMap((person) => leaveOf(person, { span, time, away }));
  return planned.toSorted((one, other) => (one.openedAt < other.openedAt ? -1 : one.openedAt > other.openedAt ? 1 : 0));
}

/** Employees who sign in clock in and out until today. */
const weeksAtWork = 3;

interface Around {
  readonly span: LeaveSpan;
  readonly time: SeedTime;
  readonly away: TeamsAway;
}

function leaveOf(person: LeavePerson, { span, time, away }: Around): PlannedLeave[] {
  const random = seededRandom(`leave ${person.id} ${person.days[0]?.day}`);
  const planned: PlannedLeave[] = [];
  const last = person.user_id === null ? span.last : addDays(time.today, -weeksAtWork * 7);
  let at = random.int(0, 16);
  for (let first = person.days[at]; first !== undefined && first.day <= last; first = person.days[at]) {
    const kind = kindOf(random, first.day > time.today);
    const days = person.days.slice(at, at + random.pick(kind.lengths));
    const isPossible = isOneRange(days, kind, time) && away.hasRoom(person, days);
    if (isPossible && isInBalance(person, planned, { kind, days })) {
      planned.push({
        person,
        code: kind.code,
        days,
        reason: random.pick(kind.reasons),
        ...instants(random, first, kind, time),
      });
      away.add(person, days);
      at += days.length + random.int(4, 22);
    } else at += random.int(1, 3);
  }
  return planned;
}

/** Nobody knows today that they will be ill next week. */
function kindOf(random: SeededRandom, isAhead: boolean): Kind {
  let draw = random.int(0, 9);
  for (const kind of kinds) {
    if (isAhead || draw < kind.weight) return kind;
    draw -= kind.weight;
  }
  throw new RangeError('The weights of the kinds of leave have to add up to ten.');
}

/** Ordinary days for one client, with no more than a weekend between them. */
function isOneRange(days: readonly WorkDay[], { code }: Kind, { today }: SeedTime): boolean {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || daysBetween(first.day, last.day) > days.length + 1) return false;
  if (code !== 'VL' && last.day > addDays(today, 1)) return false;
  return days.every(({ is_ordinary, client_id }) => is_ordinary && client_id === first.client_id);
}

interface Asked {
  readonly kind: Kind;
  readonly days: readonly WorkDay[];
}

function isInBalance(person: LeavePerson, before: readonly PlannedLeave[], { kind, days }: Asked): boolean {
  const used = before.flatMap((leave) => (leave.code === kind.code ? leave.days : []));
  const entries = [
    ...person.entries.filter(({ code }) => code === kind.code),
    ...used.map(({ day }) => ({ effective_on: day, minutes: -leaveDayMinutes })),
  ];
  return availableMinutes(entries, days[0]?.day ?? '') >= (days.length + kind.kept) * leaveDayMinutes;
}

/** Vacation is requested weeks before, other leave shortly before the shift. */
function instants(random: SeededRandom, { day, starts_at }: WorkDay, { code }: Kind, { now }: SeedTime) {
  const start = Temporal.Instant.from(starts_at);
  const [early, answer] = [random.int(8, 30), random.int(30, 600)];
  const asked =
    code === 'VL'
      ? Temporal.Instant.from(`${addDays(day, -early)}T00:00:00Z`).add({ minutes: random.int(0, 540) })
      : start.subtract({ minutes: random.int(20, 180) });
  const opened = earlier(asked, Temporal.Instant.from(now).subtract({ minutes: random.int(180, 2_880) }));
  const closed = earlier(opened.add({ minutes: answer }), Temporal.Instant.from(now).subtract({ minutes: 60 }));
  return { openedAt: opened.toString(), closedAt: closed.toString() };
}

const earlier = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0 ? one : other;

class TeamsAway {
  readonly #sizes = new Map<number, number>();
  readonly #away = new Map<string, number>();

  constructor(people: readonly LeavePerson[]) {
    for (const { team_id } of people)
      if (team_id !== null) this.#sizes.set(team_id, (this.#sizes.get(team_id) ?? 0) + 1);
  }

  hasRoom({ team_id }: LeavePerson, days: readonly WorkDay[]): boolean {
    if (team_id === null) return true;
    const most = Math.max(1, Math.floor((this.#sizes.get(team_id) ?? 0) / 4));
    return days.every(({ day }) => (this.#away.get(`${team_id} ${day}`) ?? 0) < most);
  }

  add({ team_id }: LeavePerson, days: readonly WorkDay[]): void {
    for (const { day } of days) this.#away.set(`${team_id} ${day}`, (this.#away.get(`${team_id} ${day}`) ?? 0) + 1);
  }
}
