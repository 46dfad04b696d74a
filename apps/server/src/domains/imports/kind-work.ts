import type { RowOutcome } from '@muster/contract/domains/imports/imports.constants.ts';
import type { ImportContext } from '../employees/index.ts';

export interface ImportColumn {
  readonly key: string;
  /** Its heading in the template; case, spaces and punctuation are ignored in a file. */
  readonly header: string;
  /** A file without it is not the template. */
  readonly isRequired?: boolean;
  /** Read in the one spelling of identifiers; a decimal is refused. */
  readonly isIdentifier?: boolean;
  /** What its cells hold; text if this is missing. */
  readonly holds?: 'text' | 'number' | 'day' | 'flag';
  /** Values are shown only in the file itself. */
  readonly isSensitive?: boolean;
}

/** One row of a file: its cells by column key. */
export interface FileRow {
  readonly number: number;
  readonly cells: ReadonlyMap<string, string>;
  /** By column key, why a cell cannot be read as what its column holds. The kinds get only rows without such cells. */
  readonly problems: ReadonlyMap<string, string>;
  /** Columns that the file has, even if empty in this row. */
  readonly columns: ReadonlySet<string>;
}

export interface RowMessage {
  /** Heading of the column; null for the row as a whole. */
  readonly column: string | null;
  readonly value: string;
  readonly reason: string;
}

export interface RowChange {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** The outcome of a row before anything is written. */
export interface RowResult {
  readonly number: number;
  readonly outcome: RowOutcome;
  /** The employee it is about. */
  readonly title: string;
  readonly changes: readonly RowChange[];
  readonly messages: readonly RowMessage[];
  /** The employee whose record it changes. */
  readonly subjectId?: number;
  readonly changesPay?: boolean;
  /** What `changes` does not show of the stored data that the row was checked by, such as the version of a record. */
  readonly basis?: string;
  /** Unknown values because of which a row is skipped. */
  readonly unknownLeaveType?: string;
  /** Writes the changes of the row. */
  readonly write?: () => Promise<void>;
}

/** One file in progress: rows arrive in order, a hundred at a time; `finish` runs after the last one was written. */
export interface ImportRun {
  /** For kinds whose rows depend on later ones: gets all rows before the first is checked. */
  survey?(rows: readonly FileRow[]): Promise<void>;
  check(rows: readonly FileRow[]): Promise<readonly RowResult[]>;
  /** Writes the changes of one checked batch. */
  write(rows: readonly RowResult[]): Promise<void>;
  finish(): Promise<void>;
}

export interface ImportWork {
  /** The columns that the viewer may set. */
  columns(viewer: ImportContext['viewer']): readonly ImportColumn[];
  /** All columns that a file of this kind can have, for any user. */
  readonly everyColumn: readonly ImportColumn[];
  /** Whether sensitive columns of an uploaded file are shown again. */
  mayShowSensitive(viewer: ImportContext['viewer'], isSender: boolean): boolean;
  /** The rows without errors can be imported without the others. */
  readonly mayLeaveOutErrors?: boolean;
  /** Users can neither upload nor apply rows about their own record; the refusal says this. Pay is refused for every kind. */
  readonly refusesOwnRows?: string;
  /** `locks`: rows will be written, so their employees are locked. */
  open(ctx: ImportContext, locks: boolean): Promise<ImportRun>;
}
