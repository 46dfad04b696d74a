/** Of an interview for one viewer: to come, over and without the viewer's feedback, or neither. */
export const interviewPhases = ['upcoming', 'feedback', 'past'] as const;
export type InterviewPhase = (typeof interviewPhases)[number];

export const interviewPhaseWords = {
  upcoming: 'Upcoming',
  feedback: 'Feedback needed',
  past: 'Past',
} as const satisfies Readonly<Record<InterviewPhase, string>>;
