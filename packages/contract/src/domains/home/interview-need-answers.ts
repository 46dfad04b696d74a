import { z } from 'zod';
import { applicationToBook, interviewToReport } from '../interviews/waiting-interview-answers.ts';

export const interviewFeedbackNeed = z.object({
  kind: z.literal('interview-feedback'),
  interview: interviewToReport,
});

export const interviewBookingNeed = z.object({
  kind: z.literal('interview-booking'),
  application: applicationToBook,
});
