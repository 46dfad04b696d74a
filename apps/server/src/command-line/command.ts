import type { OpenDatabase } from '../database/connect.ts';
import type { Config } from '../platform/config/config.ts';
import type { AppKeys } from '../platform/crypto/key-ring.ts';
import type { CallServices } from '../platform/http/call-services.ts';

/** What a command with database access works with. */
export interface CommandContext {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly keys: AppKeys;
  readonly services: CallServices;
  readonly say: (line: string) => void;
}

export interface Command {
  readonly name: string;
  /** `user:create --email A --name N --role R`, as shown in the help. */
  readonly usage: string;
  readonly summary: string;
  readonly options?: Readonly<Record<string, OptionSpec>>;
  /** Names of positional arguments, such as FILE. */
  readonly positionals?: readonly string[];
  /** Null: needs no database. */
  readonly run: ((given: GivenArguments, ctx: CommandContext) => Promise<void>) | null;
  readonly runAlone?: (given: GivenArguments, say: (line: string) => void) => Promise<void>;
  /** The schema is updated first, unless the command does that itself. */
  readonly skipsMigration?: true;
}

export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly help: string;
}

export interface GivenArguments {
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  readonly positionals: readonly string[];
}

/** A wrong use of the command line: one sentence for the user. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}

/** What the command found is wrong, or it could not do all of its work: one sentence for the user. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}

export const exitCodeOf = (problem: unknown): number => (problem instanceof UsageProblem ? 2 : 1);

export function textOption(given: GivenArguments, name: string): string {
  const value = given.values[name];
  if (typeof value !== 'string' || value.trim() === '') throw new UsageProblem(`Give --${name} a value.`);
  return value.trim();
}
