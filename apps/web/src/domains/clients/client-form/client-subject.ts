/** Which client the panel is about. */
export type ClientSubject =
  | { readonly mode: 'create' }
  | { readonly mode: 'update'; readonly id: number; readonly name: string };
