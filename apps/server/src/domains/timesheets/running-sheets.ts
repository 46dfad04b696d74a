import { dayIn, homeZone } from '@muster/contract';
import { isOver, lastZone } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { SheetRow } from './timesheet-list.repository.ts';
import { zonesOfSheets } from './timesheet-zones.repository.ts';

/** Those of the timesheets whose last day has not ended yet in the home zone and where the person works. */
export async function runningSheets(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  sheets: readonly Pick<SheetRow, 'id' | 'last_day'>[],
): Promise<ReadonlySet<number>> {
  const now = clock.now();
  const earliest = dayIn(lastZone, now);
  const recent = sheets.filter(({ last_day }) => last_day >= earliest);
  if (recent.length === 0) return new Set();
  const zones = await zonesOfSheets(
    db,
    recent.map(({ id }) => id),
  );
  const running = recent.filter(
    ({ id, last_day }) => !isOver({ last: last_day }, now, [homeZone, ...(zones.get(id) ?? [])]),
  );
  return new Set(running.map(({ id }) => id));
}
