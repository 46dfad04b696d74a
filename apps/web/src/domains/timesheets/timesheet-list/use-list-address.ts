import { isPeriodStart } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { idIn } from '../../../platform/address/use-address-view.ts';
import { useLast } from '../../../platform/address/use-last.ts';

interface Wanted {
  readonly period?: string;
  readonly sheet?: number;
}

/** Keeps the period and the open timesheet in the address, in addition to the table's view. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const id = idIn(params, 'sheet');
  const last = useLast(id);
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
    sheet: { id: last, opened: id !== null },
    hrefOf,
    goTo,
    close,
  };
}

/** Changing the period goes back to the first page. */
function written(before: URLSearchParams, { period, sheet }: Wanted): URLSearchParams {
  const next = new URLSearchParams(before);
  if (sheet !== undefined) next.set('sheet', String(sheet));
  if (period !== undefined) {
    next.set('period', period);
    next.delete('page');
  }
  return next;
}
