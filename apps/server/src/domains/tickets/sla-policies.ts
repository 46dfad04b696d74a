import type { SlaPolicy } from '@muster/contract/domains/tickets/ticket-sla.ts';
import type { Db } from '../../database/db.ts';
import { calendarDaysOff } from '../holidays/index.ts';
import { type SlaTerms, slaTermsById } from './sla-terms.repository.ts';

/** As long as due times are searched for. */
const yearsAhead = 3;

/** The policies with these ids, with the days off from the day before the instant on. */
export async function slaPolicies(
  db: Db,
  ids: readonly number[],
  since: Temporal.Instant,
): Promise<ReadonlyMap<number, SlaPolicy>> {
  const terms = await slaTermsById(db, [...new Set(ids)]);
  const policies = await withDaysOff(db, terms, since);
  return new Map(
    policies.flatMap((policy, index) => {
      const id = terms[index]?.id;
      return id === undefined ? [] : [[id, policy] as const];
    }),
  );
}

/** In the order of the terms. */
export async function withDaysOff(
  db: Db,
  terms: readonly Omit<SlaTerms, 'id'>[],
  since: Temporal.Instant,
): Promise<SlaPolicy[]> {
  const first = since.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 2 });
  const calendars = terms.flatMap(({ holiday_calendar_id: id }) => (id === null ? [] : [id]));
  const days = { first: first.toString(), last: first.add({ years: yearsAhead, months: 1 }).toString() };
  const off = await calendarDaysOff(db, [...new Set(calendars)], days);
  return terms.map(({ zone, holiday_calendar_id: id, approval_minutes, windows, targets }) => ({
    hours: { zone, windows, holidays: (id === null ? undefined : off.get(id)) ?? new Set() },
    targets,
    approval: approval_minutes,
  }));
}
