export { TeamLink } from './team-link.tsx';
