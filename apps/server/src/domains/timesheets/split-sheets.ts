import { Problem } from '@muster/contract';
import type { LeftOut } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { type LeftOutKind, leftOutTexts } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import type { SheetRow } from './timesheet-list.repository.ts';

export interface SplitSheets {
  readonly taken: readonly SheetRow[];
  readonly leftOut: readonly LeftOut[];
}

/** Splits timesheets into those that take the step and omitted ones, with the reason. */
export function splitSheets(sheets: readonly SheetRow[], whyNot: (sheet: SheetRow) => LeftOutKind | null): SplitSheets {
  const taken: SheetRow[] = [];
  const leftOut: LeftOut[] = [];
  for (const sheet of sheets) {
    const why = whyNot(sheet);
    if (why === null) taken.push(sheet);
    else leftOut.push({ id: sheet.id, name: sheet.name, why });
  }
  return { taken, leftOut };
}

/** @throws Problem conflict with the first reason if all are omitted */
export function assertSome({ taken, leftOut: [first] }: SplitSheets): void {
  if (taken.length > 0) return;
  throw new Problem('conflict', first ? `${first.name}: ${leftOutTexts[first.why]}` : 'There is nothing left to do.');
}

export function outcomeOf({ taken, leftOut }: SplitSheets) {
  return {
    done: taken.length,
    names: taken.slice(0, mostNamed).map(({ name }) => name),
    left_out: leftOut.slice(0, mostNamed),
    others: Math.max(0, leftOut.length - mostNamed),
  };
}

const mostNamed = 100;
