export { ApplicationInterview } from './application-interview.tsx';
export { UpcomingInterviewsCard } from './upcoming-interviews/upcoming-interviews-card.tsx';
