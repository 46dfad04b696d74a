export { MemberToday, type MemberTodayPart } from './member-today.ts';
export { TeamLink } from './team-link.tsx';
