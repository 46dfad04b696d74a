import type { AccessRule } from './access.ts';
import { type CallDeclaration, defineCall, type RecordKind } from './call.ts';
import { idParameter } from './paging.ts';

interface RestoreCall<Name extends string, Path extends string> extends Pick<CallDeclaration, 'neverImpersonating'> {
  readonly name: Name;
  /** Of the records: '/api/shifts'. */
  readonly path: Path;
  readonly section: string;
  /** Who may remove the record. */
  readonly access: AccessRule;
  /** Default: the name of the call. */
  readonly audit?: string;
  readonly record?: RecordKind;
}

/** Takes a removal back for as long as pages offer Undo. Later, the record answers like one that does not exist. */
export function defineRestore<const Name extends string, const Path extends string>({
  path,
  audit,
  ...call
}: RestoreCall<Name, Path>) {
  return defineCall({
    ...call,
    method: 'POST',
    path: `${path}/:id/restore`,
    params: idParameter,
    answer: 'nothing',
    audit: audit ?? call.name,
  });
}
