import type { TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';

/** A record that somebody changes after the viewer read its first version, and the request with that version. */
export interface ConflictExample {
  readonly viewer: Persona;
  readonly request: { readonly params?: object; readonly body: object };
  /** The change in between, and who makes it. */
  readonly change: () => Promise<{ readonly status: number }>;
  readonly by: string;
  /** Labels of the changed fields. */
  readonly fields: readonly string[];
}

export interface ConflictCast {
  readonly portal: TestPortal;
  readonly hr: Persona;
  readonly other: Persona;
}

export type Prepare = (cast: ConflictCast) => Promise<ConflictExample>;
