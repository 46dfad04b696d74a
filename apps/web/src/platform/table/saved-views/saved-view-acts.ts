import type { SavedView } from '@muster/contract/domains/accounts/saved-views.calls.ts';
import type { ListName } from '@muster/contract/list-names.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { callApi } from '../../api/call-api.ts';
import { savedViewsEndpoints } from '../../api/endpoints/saved-views.generated.ts';
import { showProblem } from '../../feedback/show-problem.ts';
import { showUndoable } from '../../feedback/toast-acts.tsx';
import { showSuccess } from '../../feedback/toasts.ts';

type ViewContent = Pick<SavedView, 'query' | 'hidden_columns' | 'column_order'>;

/** Changes of saved views, loaded with the first one. `refresh` reads the views again. */
export function savedViewActs(list: ListName, refresh: () => Promise<unknown>) {
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (problem) {
      showProblem(problem);
    }
    await refresh();
  };
  return {
    /** @throws ProblemError for the dialog with the name. */
    create: async (name: string, isDefault: boolean, content: ViewContent): Promise<SavedView> => {
      const body = { list, name, ...content, is_default: isDefault };
      const view = await callApi(savedViewsEndpoints.create, { body });
      await refresh();
      return view;
    },
    /** @throws ProblemError for the dialog with the name. */
    rename: async (view: SavedView, name: string, isDefault: boolean) => {
      await callApi(savedViewsEndpoints.update, {
        body: { id: view.id, version: view.version, name, is_default: isDefault },
      });
      await refresh();
      showSuccess(successMessage('View', 'renamed'));
    },
    overwrite: (view: SavedView, content: ViewContent) =>
      attempt(async () => {
        await callApi(savedViewsEndpoints.update, { body: { id: view.id, version: view.version, ...content } });
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
          await callApi(savedViewsEndpoints.create, { body: { ...content, list } });
          await refresh();
        };
        showUndoable(successMessage('View', 'removed'), undo, 'The view was restored.');
      }),
  };
}
