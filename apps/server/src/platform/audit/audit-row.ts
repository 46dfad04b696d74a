import type { AuditEntry } from './audit-entry.ts';
import type { AuditFacts } from './audit-facts.ts';
import { masked } from './sensitive-fields.ts';

/** A row of the activity log as it is written: masked, with values that PostgreSQL returns unchanged. */
export interface AuditRow {
  /** ISO, cut to microseconds as PostgreSQL does. */
  readonly at: string;
  readonly actor_user_id: number | null;
  readonly actor_name: string;
  readonly impersonator_user_id: number | null;
  readonly impersonator_name: string | null;
  readonly request_id: string | null;
  readonly event: string;
  readonly subject_kind: string | null;
  readonly subject_id: string | null;
  readonly client_id: number | null;
  readonly before: Json;
  readonly after: Json;
  readonly details: Json;
}

type Json = Readonly<Record<string, unknown>> | null;

export function auditRow(facts: AuditFacts, entry: AuditEntry): AuditRow {
  const actor = entry.actor ?? facts.actor;
  return {
    at: facts.at.round({ smallestUnit: 'microsecond', roundingMode: 'floor' }).toString(),
    actor_user_id: actor?.userId ?? null,
    actor_name: actor?.name ?? 'Not signed in',
    impersonator_user_id: facts.impersonator?.userId ?? null,
    impersonator_name: facts.impersonator?.name ?? null,
    request_id: facts.requestId,
    event: entry.event,
    subject_kind: entry.subject?.kind ?? null,
    subject_id: entry.subject?.id ?? null,
    client_id: entry.clientId ?? null,
    before: entry.before ? masked(entry.before) : null,
    after: entry.after ? masked(entry.after) : null,
    details: detailsOf(entry),
  };
}

function detailsOf({ details, version, part }: AuditEntry): Json {
  const facts = {
    ...details,
    ...(version !== undefined && { version }),
    ...(part && { part: `${part.kind}:${part.id}` }),
  };
  return Object.keys(facts).length > 0 ? masked(facts) : null;
}

/** One text for one content, in whatever order PostgreSQL hands back the keys. */
export function contentText(row: AuditRow): string {
  return JSON.stringify([
    Temporal.Instant.from(row.at).epochNanoseconds.toString(),
    row.actor_user_id,
    row.actor_name,
    row.impersonator_user_id,
    row.impersonator_name,
    row.request_id,
    row.event,
    row.subject_kind,
    row.subject_id,
    row.client_id,
    ordered(row.before),
    ordered(row.after),
    ordered(row.details),
  ]);
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, inner]) => [name, ordered(inner)]);
}
