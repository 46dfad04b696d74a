import type { Grants } from '@muster/contract/access.ts';
import { type ComponentType, createContext } from 'react';

/** What today is for the members of a team, from a domain above this one; `app/` passes it in. */
export interface MemberTodayPart {
  readonly isOpenTo: (viewer: Grants) => boolean;
  /** Of one member. Loaded when it is shown. */
  readonly Content: ComponentType<{ readonly teamId: number; readonly employeeId: number }>;
  /** Of all of them at once; nothing on most days. */
  readonly TeamContent: ComponentType<{ readonly teamId: number }>;
}

export const MemberToday = createContext<MemberTodayPart | null>(null);
