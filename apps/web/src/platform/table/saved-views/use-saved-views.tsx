import type { SavedView } from '@muster/contract/domains/accounts/saved-views.calls.ts';
import type { ListName } from '@muster/contract/list-names.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { apiQuery, queryKeyOf } from '../../api/api-query.ts';
import { callApi } from '../../api/call-api.ts';
import { savedViewsEndpoints } from '../../api/endpoints/saved-views.generated.ts';
import { showProblem } from '../../feedback/show-problem.ts';
import { showUndoable } from '../../feedback/toast-acts.tsx';
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

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (problem) {
      showProblem(problem);
    }
    await refresh();
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
      const view = await callApi(savedViewsEndpoints.create, {
        body: { list: listName, name, ...current, is_default: isDefault },
      });
      await refresh();
      show(view);
      showSuccess(successMessage('View', 'saved'));
    },
    rename: async (view: SavedView, name: string, isDefault: boolean) => {
      await callApi(savedViewsEndpoints.update, {
        body: { id: view.id, version: view.version, name, is_default: isDefault },
      });
      await refresh();
      showSuccess(successMessage('View', 'renamed'));
    },
    overwrite: (view: SavedView) =>
      attempt(async () => {
        await callApi(savedViewsEndpoints.update, { body: { id: view.id, version: view.version, ...current } });
        showSuccess(successMessage('View', 'updated'));
      }),
    setDefault: (view: SavedView, isDefault: boolean) =>
      attempt(async () => {
        await callApi(savedViewsEndpoints.update, { body: { id: view.id, is_default: isDefault } });
        showSuccess(isDefault ? successMessage('View', 'set as default') : successMessage('View', 'updated'));
      }),
    remove: (view: SavedView) =>
      attempt(async () => {
        await callApi(savedViewsEndpoints.delete, { params: { id: view.id } });
        const { id: _id, version: _version, ...content } = view;
        const undo = async () => {
          await callApi(savedViewsEndpoints.create, { body: { ...content, list: listName } });
          await refresh();
        };
        showUndoable(successMessage('View', 'removed'), undo, 'The view was restored.');
      }),
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
