import { addDays, dayIn, homeZone, invalidInput } from '@muster/contract';
import { askableSpans, freeSpans } from '@muster/contract/domains/interviews/availability.rules.ts';
import type { SlotPerson } from '@muster/contract/domains/interviews/interview-slots.rules.ts';
import { interviewLabels as labels, officeHours } from '@muster/contract/domains/interviews/interviews.constants.ts';
import type { TimeSpan } from '@muster/contract/domains/interviews/time-spans.rules.ts';
import { openPositionAccess } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { availabilityOf } from './availability.presenter.ts';
import { readAvailabilities } from './availability.repository.ts';
import {
  type BookableApplication,
  type InterviewPerson,
  interviewPeople,
  plannedHours,
  takenTimes,
} from './interview-people.repository.ts';
import { interviewZone } from './interview-zone.ts';

/** Who takes part in an interview, and whose clock it shows. */
export interface InterviewParty {
  readonly people: readonly InterviewPerson[];
  readonly zone: string;
  readonly withoutAvailability: readonly InterviewPerson[];
  /** Free and taken times of each, and of the candidate. */
  readonly slots: readonly SlotPerson[];
}

/**
 * Reads the people and their time. The caller has read the application within the viewer's reach.
 * @throws Problem invalid-input for users who cannot take part, and without a user of the client
 */
export async function interviewParty(
  ctx: Ctx,
  { application, userIds, movedId, range }: PartyQuestion,
): Promise<InterviewParty> {
  return withoutRowSecurity(ctx.db, async () => {
    const people = await peopleOf(ctx, application, userIds);
    const ids = people.map(({ id }) => id);
    const stored = await readAvailabilities(ctx.db, {
      userIds: ids,
      firstDay: addDays(dayIn(homeZone, ctx.clock.now()), -8),
    });
    const byUser = new Map(stored.map((one) => [one.user_id, one]));
    const ofClient = people.filter(({ side }) => side === 'client');
    const zone = interviewZone(people, stored)?.name ?? homeZone;
    const now = ctx.clock.now().epochMilliseconds;
    const texts = { from: isoOf(range.from), until: isoOf(range.until) };
    const hours = await staffHours(ctx, people, range);
    const asked = {
      personIds: people.map(({ person_id }) => person_id),
      candidateId: application.candidate_id,
      movedId,
    };
    const question = { ...asked, now: ctx.clock.now().toString(), ...texts };
    const taken = Map.groupBy(await takenTimes(ctx.db, question), ({ person_id }) => person_id);
    const takenOf = (id: number | null): TimeSpan[] => (taken.get(id) ?? []).map(spanOf);
    const slots = people.map(({ id, person_id, side }): SlotPerson => {
      const own = byUser.get(id);
      const free = side === 'staff' ? (hours.get(id) ?? []) : own ? askableSpans(availabilityOf(own), range, now) : [];
      return { free, taken: takenOf(person_id), bufferMinutes: own?.buffer_minutes ?? 0 };
    });
    return {
      people,
      zone,
      withoutAvailability: ofClient.filter(({ id }) => !byUser.has(id)),
      slots: [...slots, { free: [range], taken: takenOf(null), bufferMinutes: 0 }],
    };
  });
}

interface PartyQuestion {
  readonly application: BookableApplication;
  readonly userIds: readonly number[];
  /** The interview that is moved. */
  readonly movedId: number | null;
  readonly range: TimeSpan;
}

/** Clients name their own people; the owner of the position takes part as well. Staff name both sides. */
async function peopleOf(ctx: Ctx, application: BookableApplication, userIds: readonly number[]) {
  const { client_id: clientId, owner_user_id: owner } = application;
  const isStaff = scopeOf(ctx.viewer).kind === 'staff';
  const ids = !isStaff && owner !== null ? [...new Set([...userIds, owner])] : userIds;
  const people = await interviewPeople(ctx.db, { ids, clientId, roles: openPositionAccess.change.roles });
  const isKnown = (id: number) => people.some((one) => one.id === id && (isStaff || one.side === 'client'));
  if (!userIds.every(isKnown)) throw invalidInput({ user_ids: [say.invalid(labels.user_ids)] });
  if (!people.some(({ side }) => side === 'client'))
    throw invalidInput({ user_ids: ['Choose at least one user of the client.'] });
  return people;
}

/** By their schedule; who has none, within the office hours of the provider. */
async function staffHours(
  ctx: Ctx,
  people: readonly InterviewPerson[],
  range: TimeSpan,
): Promise<Map<number, TimeSpan[]>> {
  const staff = people.filter(({ side }) => side === 'staff');
  const employeeIds = staff.flatMap(({ employee_id }) => employee_id ?? []);
  const texts = { from: isoOf(range.from), until: isoOf(range.until) };
  const planned = Map.groupBy(await plannedHours(ctx.db, employeeIds, texts), ({ employee_id }) => employee_id);
  const { weekdays, ...hours } = officeHours;
  const weekly = weekdays.map((weekday) => ({ weekday, ...hours }));
  const office = freeSpans({ zone: homeZone, weekly, days: [], busy: [] }, range);
  return new Map(
    staff.map(({ id, employee_id }) => {
      const own = employee_id === null ? undefined : planned.get(employee_id);
      return [id, own?.filter(({ is_worked }) => is_worked).map(spanOf) ?? office];
    }),
  );
}

const spanOf = ({ starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string }): TimeSpan => ({
  from: Temporal.Instant.from(starts_at).epochMilliseconds,
  until: Temporal.Instant.from(ends_at).epochMilliseconds,
});

export const isoOf = (milliseconds: number): string => Temporal.Instant.fromEpochMilliseconds(milliseconds).toString();
