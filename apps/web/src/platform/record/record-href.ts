/** What addresses name a record by. */
export interface RecordKeys {
  readonly id: number;
  readonly uuid?: string | undefined;
}

/** The address of another record of the same kind. */
export const recordHref = (pathname: string, { id, uuid }: RecordKeys): string =>
  uuid !== undefined && endsInUuid.test(pathname)
    ? pathname.replace(endsInUuid, uuid)
    : pathname.replace(/\d+$/, String(id));

const endsInUuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Of a row of a list; null if it has no id. */
export function keysOf(row: object): RecordKeys | null {
  if (!('id' in row)) return null;
  const uuid = 'uuid' in row ? row.uuid : undefined;
  return { id: Number(row.id), uuid: typeof uuid === 'string' ? uuid : undefined };
}
