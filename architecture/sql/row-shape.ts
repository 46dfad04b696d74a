/** Properties of a row by name, with the types that a column may have; an empty list allows any. */
export type RowShape = ReadonlyMap<string, readonly JsType[]>;
export type JsType = 'string' | 'number' | 'boolean';
