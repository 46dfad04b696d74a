export { ApplicationInterview } from './application-interview.tsx';
export { clientInterviews } from './upcoming-interviews/client-interviews.ts';
export { contactInterviews } from './upcoming-interviews/contact-interviews.ts';
export { recruiterInterviews } from './upcoming-interviews/recruiter-interviews.ts';
export { UpcomingInterviewsCard } from './upcoming-interviews/upcoming-interviews-card.tsx';
