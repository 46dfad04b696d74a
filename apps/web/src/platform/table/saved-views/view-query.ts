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

interface Shown {
  readonly query: string;
  readonly hidden: ReadonlySet<string>;
}

/** Whether a saved view is currently shown. */
export function isShown(
  view: { readonly query: string; readonly hidden_columns: readonly string[] },
  now: Shown,
): boolean {
  const isSameQuery = viewQueryOf(new URLSearchParams(view.query)) === now.query;
  return (
    isSameQuery &&
    view.hidden_columns.length === now.hidden.size &&
    view.hidden_columns.every((id) => now.hidden.has(id))
  );
}
