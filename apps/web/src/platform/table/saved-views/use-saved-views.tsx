import type { SavedView } from '@muster/contract/domains/accounts/saved-views.calls.ts';
import type { ListName } from '@muster/contract/list-names.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { apiQuery, queryKeyOf } from '../../api/api-query.ts';
import { savedViewsEndpoints } from '../../api/endpoints/saved-views.generated.ts';
import { showSuccess } from '../../feedback/toasts.ts';
import type { ListLook } from '../use-list-settings.ts';
import { addressOf, isSameQuery, viewParameter, viewQueryOf } from './view-query.ts';

/** The saved views of a list: all of them, the open one, and their actions. */
export function useSavedViews(listName: ListName, look: ListLook) {
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const list = useQuery(apiQuery(savedViewsEndpoints.list, { query: { list: listName } }));
  const views = list.data ?? [];
  const columns = { hidden_columns: [...look.hidden], column_order: [...look.choice.order] };
  const current = { query: viewQueryOf(params), ...columns };
  const open = views.find(({ id }) => String(id) === params.get(viewParameter));
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeyOf(savedViewsEndpoints.list) });
  const show = (view: SavedView, replace = false) => {
    look.forgetDraft();
    setParams(addressOf(view), { replace });
  };
  useDefaultView({ isLoaded: list.data !== undefined, isBare: [...params].length === 0, views, show });

  const acts = async () => {
    const { savedViewActs } = await import('./saved-view-acts.ts');
    return savedViewActs(listName, refresh);
  };
  return {
    views,
    open,
    isChanged:
      open !== undefined &&
      (!isSameQuery(open, current.query) || !look.shows({ hidden: open.hidden_columns, order: open.column_order })),
    query: current.query,
    show,
    /** Rows that the list comes with a name for; the columns stay. */
    filter: (query: string) => {
      if (open) look.forgetDraft();
      setParams(new URLSearchParams(query));
    },
    leave: () => {
      if (open) look.forgetDraft();
      else look.choose({ ...look.choice, hidden: null });
      setParams(new URLSearchParams());
    },
    /** @throws ProblemError for the dialog with the name. */
    create: async (name: string, isDefault: boolean) => {
      show(await (await acts()).create(name, isDefault, current));
      showSuccess(successMessage('View', 'saved'));
    },
    rename: async (view: SavedView, name: string, isDefault: boolean) => (await acts()).rename(view, name, isDefault),
    overwrite: async (view: SavedView) => (await acts()).overwrite(view, current),
    setDefault: async (view: SavedView, isDefault: boolean) => (await acts()).setDefault(view, isDefault),
    remove: async (view: SavedView) => (await acts()).remove(view),
  };
}

/** Opens the default view once, if the address has no settings of its own. */
function useDefaultView({ isLoaded, isBare, views, show }: DefaultView): void {
  const isSettled = useRef(!isBare);
  useEffect(() => {
    if (!isLoaded || isSettled.current) return;
    isSettled.current = true;
    const preferred = views.find((view) => view.is_default);
    if (isBare && preferred) show(preferred, true);
  });
}

interface DefaultView {
  readonly isLoaded: boolean;
  readonly isBare: boolean;
  readonly views: readonly SavedView[];
  readonly show: (view: SavedView, replace: boolean) => void;
}
