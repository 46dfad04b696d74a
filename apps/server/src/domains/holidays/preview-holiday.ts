import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { type HolidayKind, mostTouchedPeople } from '@muster/contract/domains/holidays/holidays.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findHoliday } from './holidays.repository.ts';
import { type ChangedDay, touchedBy } from './people-holidays.repository.ts';

type Preview = (typeof holidaysCalls)['preview'];

/** Whom adding, changing or deleting a holiday touches: the people whose policy names the calendar on the days that change. */
export async function previewHoliday(ctx: Ctx, { body }: CallInput<Preview>): Promise<CallAnswer<Preview>> {
  const stored = body.id === undefined ? undefined : await findHoliday(ctx.db, body.id);
  if (body.id !== undefined && !stored) throw notFound('holiday');
  const { calendar_id = stored?.calendar_id, day, kind = stored?.kind, from_time, until_time } = body;
  const after = calendar_id && day && kind ? { calendar_id, day, kind, from_time, until_time } : null;
  const isSame = stored && after && effectOf(stored) === effectOf(after);
  const changes = isSame
    ? []
    : [stored, after]
        .filter((change) => change != null)
        .filter(hasEffect)
        .map(dayOf);
  const rows = changes.length > 0 ? await touchedBy(ctx.db, changes, mostTouchedPeople) : [];
  const { total = 0, planned = 0, on_leave = 0, waiting_leave = 0, locked = 0 } = rows[0] ?? {};
  return { people: rows, total, planned, on_leave, waiting_leave, locked };
}

const hasEffect = ({ kind }: Described) => kind !== 'special_working';
const dayOf = ({ calendar_id, day }: Described): ChangedDay => ({ calendar_id, day });

/** The same for holidays that touch the same people in the same hours. */
const effectOf = (described: Described) =>
  hasEffect(described) && JSON.stringify([dayOf(described), described.from_time || null, described.until_time || null]);

type Described = ChangedDay & {
  readonly kind: HolidayKind;
  readonly from_time?: string | null | undefined;
  readonly until_time?: string | null | undefined;
};
