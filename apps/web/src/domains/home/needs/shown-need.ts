import type { NeedKind, NeedWaiting } from '@muster/contract/domains/home/need-answers.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** What one kind of entry says and sends. */
export interface NeedTexts {
  /** The person, or the client of a group. */
  readonly name: string;
  readonly isGroup?: boolean;
  /** The name is a task, not a person. */
  readonly isTask?: boolean;
  /** What is asked, on one line. */
  readonly line: string;
  /** What follows on the line where it fits. */
  readonly about?: string;
  /** The last word of the line, where it is not the viewer's own. */
  readonly client?: string | null;
  readonly facts: readonly NeedFact[];
  /** In the requester's words. */
  readonly reason: string | null;
  /** Null where it needs another page, or a form: `fixes`. */
  readonly approve: Approval | null;
  readonly reject: Rejection | null;
  /** The own day whose correction can be requested here. */
  readonly fixes?: string;
  readonly open: { readonly label: string; readonly to: string };
  /** After 'Approved' or 'Rejected': 'the correction of Ana Reyes, Tue, Nov 17'. */
  readonly subject: string;
}

/** An entry, whatever its kind. */
export interface ShownNeed extends NeedTexts {
  readonly kind: NeedKind;
  readonly waiting: NeedWaiting;
}

export interface NeedFact {
  readonly label: string;
  readonly value: ReactNode;
  readonly tone?: 'red';
  /** The next fact is what it becomes. */
  readonly isBefore?: true;
}

interface Approval {
  readonly label: string;
  /** Past participle. Default: 'Approved'. */
  readonly done?: string;
  /** The answer says what was left out, if anything. */
  readonly send: () => Promise<string | null>;
  /** Takes the approval back, where it can be. */
  readonly undo?: (queries: QueryClient) => Promise<unknown>;
}

interface Rejection {
  readonly label: string;
  /** Past participle: 'Rejected'. */
  readonly done: string;
  /** Why it is needed and who reads it. */
  readonly noteHelper: string;
  readonly send: (note: string) => Promise<unknown>;
}
