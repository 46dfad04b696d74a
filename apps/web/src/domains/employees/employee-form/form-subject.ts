/** Whom the panel is about. */
export type FormSubject =
  | { readonly mode: 'create' }
  | { readonly mode: 'update'; readonly id: number; readonly name: string };
