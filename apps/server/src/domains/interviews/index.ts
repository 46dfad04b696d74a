export {
  bookedInterviewOf,
  bookingsWaitingFor,
  feedbackWaitingFor,
  interviewsForFeedback,
  interviewsToBook,
  ownFeedback,
} from './waiting-interviews.ts';
