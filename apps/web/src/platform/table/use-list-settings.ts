import type { ListName } from '@muster/contract/list-names.ts';
import type { Density } from '@muster/contract/list-settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { apiQuery } from '../api/api-query.ts';
import { savedViewsEndpoints } from '../api/endpoints/saved-views.generated.ts';
import { asDeclared, type ColumnChoice, hiddenBy, isSameChoice } from './list-looks.ts';
import { viewParameter } from './saved-views/view-query.ts';
import type { TableColumn } from './table-column.ts';
import { useKeptSettings } from './use-kept-settings.ts';

/**
 * How the user looks at a list. While a saved view is open, order and choice of the columns are those of the view, and
 * changes of them stay unsaved until the view is; otherwise they are kept with widths and density.
 */
export function useListSettings<Row>(list: ListName, columns: readonly TableColumn<Row>[]): ListLook {
  const { settings, isKnown, change } = useKeptSettings(list);
  const id = useSearchParams()[0].get(viewParameter);
  const views = useQuery(apiQuery(savedViewsEndpoints.list, { query: { list } }));
  const view = id === null ? undefined : views.data?.find((one) => String(one.id) === id);
  const [draft, setDraft] = useState<{ readonly id: string | null; readonly choice: ColumnChoice } | null>(null);
  const own: ColumnChoice = { hidden: settings.hidden_columns, order: settings.column_order };
  const ofView = view && { hidden: view.hidden_columns, order: view.column_order };
  const choice = (ofView && (draft?.id === id ? draft.choice : ofView)) ?? own;
  const choose = (next: ColumnChoice) => {
    if (view) setDraft({ id, choice: next });
    else change({ hidden_columns: next.hidden, column_order: next.order });
  };
  const hidden = hiddenBy(columns, choice.hidden);
  return {
    choice,
    hidden,
    widths: settings.widths,
    density: settings.density,
    isKnown: isKnown && (id === null || !views.isPending),
    isChanged:
      !isSameChoice(columns, choice, asDeclared) ||
      Object.keys(settings.widths).length > 0 ||
      settings.density !== 'comfortable',
    shows: (other) => isSameChoice(columns, choice, other),
    choose,
    toggle: (column) => {
      const next = new Set(hidden);
      if (!next.delete(column)) next.add(column);
      choose({ ...choice, hidden: [...next] });
    },
    setWidth: (column, width) => {
      const { [column]: _before, ...others } = settings.widths;
      change({ widths: width === null ? others : { ...others, [column]: width } });
    },
    setDensity: (density) => change({ density }),
    reset: () => {
      if (view) setDraft({ id, choice: asDeclared });
      change({
        widths: {},
        density: 'comfortable',
        ...(view === undefined && { hidden_columns: null, column_order: [] }),
      });
    },
    forgetDraft: () => setDraft(null),
  };
}

export interface ListLook {
  /** Of the columns that can be hidden and moved. */
  readonly choice: ColumnChoice;
  readonly hidden: ReadonlySet<string>;
  /** In px, by column. The others are as wide as their content. */
  readonly widths: Readonly<Record<string, number>>;
  readonly density: Density;
  /** False until the settings and the open view are there: rows shown before would jump. */
  readonly isKnown: boolean;
  readonly isChanged: boolean;
  /** Whether the columns are those of a choice. */
  readonly shows: (choice: ColumnChoice) => boolean;
  readonly choose: (choice: ColumnChoice) => void;
  readonly toggle: (column: string) => void;
  /** Null: as wide as the content. */
  readonly setWidth: (column: string, width: number | null) => void;
  readonly setDensity: (density: Density) => void;
  /** Back to the defaults of the list. */
  readonly reset: () => void;
  /** Leaves unsaved columns of a view. */
  readonly forgetDraft: () => void;
}
