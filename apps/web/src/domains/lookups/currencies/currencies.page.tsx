import { counted, countText } from '@muster/contract/counted.ts';
import type { CurrencyRow } from '@muster/contract/domains/lookups/currencies.calls.ts';
import { currencyColumns } from '@muster/contract/domains/lookups/lookups-columns.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { currenciesEndpoints } from '../../../platform/api/endpoints/currencies.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordListPage } from '../../../platform/record/record-list-page.tsx';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { currencyListQuery, officeAndCurrencyAnswers, refreshOfficesAndCurrencies } from '../lookups.queries.ts';

const CurrencyPanel = lazyPanel(() => import('./currency.panel.tsx').then((part) => part.CurrencyPanel));

const columns = columnsOf<CurrencyRow>()(currencyColumns, {
  code: { width: 120, pinned: 'left', cell: ({ code }) => <NameCell name={code} plain />, card: 'title' },
  name: { width: 320, grow: true, card: 'line' },
  symbol: { width: 120, card: 'line' },
  used: {
    width: 140,
    cell: ({ used }) => (used === 0 ? null : countText(used)),
    card: 'aside',
    cardCell: ({ used }) => (used === 0 ? 'Not in use' : `Used ${counted(used, 'time')}`),
  },
});

/** `/currencies`: the currencies of billing and costs. */
export function CurrenciesPage() {
  const form = useLazyPanel((currency: CurrencyRow | null, state) => <CurrencyPanel currency={currency} {...state} />);
  const list = useRecordList({ name: 'currencies', query: currencyListQuery, columns });
  useRefreshOn('lookups.changed', officeAndCurrencyAnswers);
  const { remove, dialog } = useRemoval({
    thing: 'Currency',
    nameOf: ({ code }: CurrencyRow) => code,
    factsOf: ({ used }) => (used === 0 ? null : `Used ${counted(used, 'time')}`),
    send: ({ id }) => callApi(currenciesEndpoints.delete, { body: { id } }),
    refresh: refreshOfficesAndCurrencies,
  });
  return (
    <RecordListPage
      title="Currencies"
      thing="Currency"
      list={list}
      rowName={({ code }) => code}
      searchPlaceholder="Search: Code, Name"
      emptyHint="Add the currencies you bill and pay in."
      onAdd={() => form.open(null)}
      onUpdate={form.open}
      onDelete={remove}
    >
      {dialog}
      {form.panel}
    </RecordListPage>
  );
}
