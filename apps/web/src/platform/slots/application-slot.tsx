import type { ComponentType } from 'react';

export interface ApplicationPart {
  readonly id: number;
  readonly candidate: string;
  /** The one act of the page that is meant. */
  readonly isPrimary?: boolean;
  /** Leaves it to the recruiter to arrange an interview. */
  readonly onArrange?: (() => void) | undefined;
}

interface Place {
  part?: ComponentType<ApplicationPart>;
}

const place: Place = {};

/** Called only by app/, before the first render. */
export function fillApplicationSlot(part: ComponentType<ApplicationPart>): void {
  place.part = part;
}

/** What can be done next with an application that is with the client. */
export function ApplicationSlot(application: ApplicationPart) {
  const Part = place.part;
  return Part ? <Part {...application} /> : null;
}
