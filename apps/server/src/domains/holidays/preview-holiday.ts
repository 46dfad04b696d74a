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
  const before = stored ? dayOf({ ...stored, is_part: stored.from_time !== null || stored.until_time !== null }) : null;
  const { calendar_id = stored?.calendar_id, day, kind = stored?.kind, is_part = false } = body;
  const after = calendar_id && day && kind ? dayOf({ calendar_id, day, kind, is_part }) : null;
  const isSame = before?.day === after?.day && before?.calendar_id === after?.calendar_id;
  const changes = isSame ? [] : [before, after].filter((change) => change !== null);
  const rows = changes.length > 0 ? await touchedBy(ctx.db, changes, mostTouchedPeople) : [];
  const { total = 0, planned = 0, on_leave = 0, locked = 0 } = rows[0] ?? {};
  return { people: rows, total, planned, on_leave, locked };
}

/** Null for a special working day and for a part of a day, which change no schedule. */
function dayOf({ kind, is_part, calendar_id, day }: Described): ChangedDay | null {
  return kind === 'special_working' || is_part ? null : { calendar_id, day };
}

type Described = ChangedDay & { readonly kind: HolidayKind; readonly is_part: boolean };
