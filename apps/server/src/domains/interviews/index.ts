export {
  bookedInterviewOf,
  interviewsForFeedback,
  interviewsToBook,
  ownFeedback,
} from './waiting-interviews.ts';
