import { isPeriodStart } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';

interface Wanted {
  readonly period?: string;
  readonly sheet?: number;
}

/** The period and the open timesheet, kept in the address beside the table's own view. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('sheet'));
  const id = Number.isSafeInteger(asked) && asked > 0 ? asked : null;
  // The panel keeps what it shows while it slides away.
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  const period = params.get('period');
  const hrefOf = useCallback((row: { readonly id: number }) => `?${written(params, { sheet: row.id })}`, [params]);
  const goTo = (wanted: Wanted) => setParams((before) => written(before, wanted), { preventScrollReset: true });
  const close = () =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('sheet');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    period: period !== null && isPeriodStart(period) ? period : null,
    sheet: { id: id ?? last, opened: id !== null },
    hrefOf,
    goTo,
    close,
  };
}

/** Another period starts at its first page. */
function written(before: URLSearchParams, { period, sheet }: Wanted): URLSearchParams {
  const next = new URLSearchParams(before);
  if (sheet !== undefined) next.set('sheet', String(sheet));
  if (period !== undefined) {
    next.set('period', period);
    next.delete('page');
  }
  return next;
}
