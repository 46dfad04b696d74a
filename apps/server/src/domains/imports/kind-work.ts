import type { RowOutcome } from '@muster/contract/domains/imports/imports.constants.ts';
import type { ImportContext } from '../employees/index.ts';

export interface ImportColumn {
  readonly key: string;
  /** Its heading in the template; case, spaces and signs do not count in a file. */
  readonly header: string;
  /** A file without it is not the template. */
  readonly isRequired?: boolean;
  /** Values are shown to nobody but in the file itself. */
  readonly isSensitive?: boolean;
}

/** One row of a file: its cells by the keys of the columns that the file has. */
export interface FileRow {
  readonly number: number;
  readonly cells: ReadonlyMap<string, string>;
  /** Columns that the file has, whether this row says anything in them or not. */
  readonly columns: ReadonlySet<string>;
}

export interface RowMessage {
  /** Heading of the column; null where the row as a whole is meant. */
  readonly column: string | null;
  readonly value: string;
  readonly reason: string;
}

export interface RowChange {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** What becomes of a row, without anything having happened yet. */
export interface JudgedRow {
  readonly number: number;
  readonly outcome: RowOutcome;
  /** Who it is about. */
  readonly title: string;
  readonly changes: readonly RowChange[];
  readonly messages: readonly RowMessage[];
  /** Whose record it changes. */
  readonly subjectId?: number;
  readonly changesPay?: boolean;
  /** Of a row that is skipped because the portal does not know it. */
  readonly unknownLeaveType?: string;
  /** Writes what the row asks for. */
  readonly write?: () => Promise<void>;
}

/** One file on its way: rows come in their order, a hundred at a time; `finish` follows the last that was written. */
export interface ImportRun {
  judge(rows: readonly FileRow[]): Promise<readonly JudgedRow[]>;
  /** Writes the rows of one judged batch that ask for something. */
  write(rows: readonly JudgedRow[]): Promise<void>;
  finish(): Promise<void>;
}

export interface ImportWork {
  /** As the viewer may send them: what they may not set is missing. */
  columns(viewer: ImportContext['viewer']): readonly ImportColumn[];
  /** All columns that a file of this kind may have, for every user. */
  readonly everyColumn: readonly ImportColumn[];
  /** Whether sensitive columns of a file that was sent are shown again. */
  mayShowSensitive(viewer: ImportContext['viewer'], isSender: boolean): boolean;
  /** `locks`: rows will be written, so nobody else may change their employees meanwhile. */
  open(ctx: ImportContext, locks: boolean): Promise<ImportRun>;
}
