export { ApplicationInterview } from './application-interview.tsx';
