import { type Grants, mayAccess } from '../../access.ts';
import { clientRoles, isClientSide } from '../../roles.ts';
import { type Sided, scopeOf } from '../../scope.ts';
import { openPositionAccess } from '../recruitment/open-positions.policy.ts';
import { availabilityAccess } from './availability.policy.ts';

const recruiters = openPositionAccess.change.roles;

/** Staff who recruit and all users of the client book interviews for candidates who are presented. */
export const interviewAccess = {
  book: { roles: [...recruiters, ...clientRoles] },
  /** The screens of section 2.5 name an interview by its number. */
  record: openPositionAccess.list,
  own: availabilityAccess.own,
} as const;

/** Staff who recruit, and those who are users of a client alone: a client role gives staff nothing (record 207). */
export const mayBookInterviews = (viewer: Grants): boolean =>
  isClientSide(viewer.roles) ? mayAccess(interviewAccess.book, viewer) : mayAccess(openPositionAccess.change, viewer);

interface Reporter {
  /** Staff who recruit: the others who reach an interview are users of its client. */
  readonly isStaff: boolean;
  readonly isAttendee: boolean;
}

/** Who says whether it was held, and gives feedback: those who took part, and staff who recruit. */
export const mayReportOn = ({ isStaff, isAttendee }: Reporter): boolean => isStaff || isAttendee;

/** Only staff who recruit book a time outside the hours of the people, with a reason. Never one that is taken. */
export const mayOverrideHours = (viewer: Sided & Grants): boolean =>
  scopeOf(viewer).kind === 'staff' && mayAccess(openPositionAccess.change, viewer);
