/** The employee that the panel is about. */
export type FormSubject =
  | { readonly mode: 'create' }
  | { readonly mode: 'update'; readonly id: number; readonly name: string };

/** The screen below the panel: what a saved change refreshes there (section 4). */
export type FormOrigin = 'list' | 'details';
