import { notFound, Problem } from '@muster/contract';
import type { LaterChange } from '@muster/contract/problem.ts';
import type { Ctx } from '../context/context.ts';
import { withoutRowSecurity } from '../row-security/without-row-security.ts';
import { actorLabel } from './actor-label.ts';
import { type ChangedRecord, changesSince } from './changes-since.repository.ts';

/** A kind of record that is changed by version: how it is locked, and what a conflict says about it. */
export interface RecordSource<Stored extends Versioned> {
  /** As in 'Ana changed this office'. */
  readonly thing: string;
  /**
   * Locks the record until the transaction ends, then reads it. Answers undefined for a missing record and for one out of
   * the viewer's reach.
   */
  readonly lock: (ctx: Ctx, id: number) => Promise<Stored | undefined>;
  /** Where the activity log has its changes. */
  readonly logged: (stored: Stored, id: number) => ChangedRecord;
  /** The fields that a conflict may name. What else a line of the log contains is not a field. */
  readonly labels: Readonly<Record<string, string>>;
  /** Absent: the viewer may see every field. */
  readonly isVisible?: (ctx: Ctx, field: string, stored: Stored) => boolean;
  /** What the record is now, where the change cannot be repeated: 'It was rejected.' */
  readonly outcome?: (stored: Stored) => string;
}

interface Versioned {
  readonly version: number;
}

export interface WantedRecord {
  readonly id: number;
  /** The version that the viewer read; if another one is stored, the answer is 409. Absent: not checked. */
  readonly version?: number | undefined;
}

/** Locks and reads a record that is about to be changed. @throws Problem not-found (404) or conflict (409) */
export async function lockedRecord<Stored extends Versioned>(
  ctx: Ctx,
  source: RecordSource<Stored>,
  { id, version }: WantedRecord,
): Promise<Stored> {
  const stored = await source.lock(ctx, id);
  if (!stored) throw notFound(source.thing);
  if (version !== undefined && version !== stored.version)
    throw await conflictAbout(ctx, source, { id, version, stored });
  return stored;
}

interface Outdated<Stored> {
  readonly id: number;
  /** The version that the viewer read. */
  readonly version: number;
  readonly stored: Stored;
}

/**
 * The conflict (409) with who changed which fields, and when. It does not mention fields that the viewer may not see; if no
 * other change is logged, the answer says only that the record changed.
 */
export async function conflictAbout<Stored extends Versioned>(
  ctx: Ctx,
  source: RecordSource<Stored>,
  { id, version, stored }: Outdated<Stored>,
): Promise<Problem> {
  const { thing, labels, outcome, isVisible = () => true } = source;
  // The viewer reaches this record, but perhaps not the activity log.
  const logged = await withoutRowSecurity(ctx.db, () => changesSince(ctx.db, source.logged(stored, id), version));
  const isShown = (name: string) => isVisible(ctx, name, stored);
  const later = logged
    .map((change) => ({ ...change, fields: change.fields.filter((name) => Object.hasOwn(labels, name)) }))
    .filter(({ fields }) => fields.length === 0 || fields.some(isShown));
  const [latest] = later;
  const by = latest ? actorLabel(ctx.viewer, latest) : 'Someone';
  const changed = new Set(later.flatMap(({ fields }) => fields));
  const names = Object.keys(labels).filter((name) => changed.has(name) && isShown(name));
  const conflict: LaterChange | undefined = latest && {
    by,
    at: latest.at,
    fields: names.map((name) => ({ name, label: labels[name] ?? name })),
  };
  const advice = outcome?.(stored) ?? 'Look at the changes and try again.';
  const text = `${by} changed this ${thing} after you opened it. ${advice}`;
  return new Problem('conflict', text, conflict ? { conflict } : {});
}
