/** The name of the last opened view; its content is in the address. */
export const viewParameter = 'view';
const pageParameter = 'page';

/**
 * The part of an address that a saved view stores: everything except the page and the view's own name, in a fixed
 * order.
 */
export function viewQueryOf(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([key]) => key !== pageParameter && key !== viewParameter));
  kept.sort();
  return kept.toString();
}

/** The address of a saved view. */
export function addressOf({ id, query }: { readonly id: number; readonly query: string }): URLSearchParams {
  const params = new URLSearchParams(query);
  params.set(viewParameter, String(id));
  return params;
}

/** Whether a list is filtered and sorted as in a saved view. */
export const isSameQuery = (view: { readonly query: string }, query: string): boolean =>
  viewQueryOf(new URLSearchParams(view.query)) === query;
