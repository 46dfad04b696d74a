import type { NeedKind } from '@muster/contract/domains/home/need-answers.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** A row of "Needs you": texts and calls, whatever its kind. */
export interface ShownNeed {
  readonly key: string;
  readonly kind: NeedKind;
  readonly since: string;
  /** The person, or the client of a group. */
  readonly name: string;
  readonly isGroup?: boolean;
  /** What is asked, on one line. */
  readonly line: string;
  readonly facts: readonly NeedFact[];
  /** In the requester's words. */
  readonly reason: string | null;
  /** Null where the decision needs another page. */
  readonly approve: Approval | null;
  readonly reject: Rejection | null;
  readonly open: { readonly label: string; readonly to: string };
  /** After 'Approved' or 'Rejected': 'the correction of Ana Reyes, Tue, Nov 17'. */
  readonly subject: string;
}

export interface NeedFact {
  readonly label: string;
  readonly value: ReactNode;
  readonly tone?: 'red';
}

interface Approval {
  readonly label: string;
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
