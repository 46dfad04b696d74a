import { defineNotificationType } from '../notifications/notification-type.ts';

const base = { area: 'hiring', path: null } as const;

/** None names a candidate: people who may see the person find the name behind the link. */
export const recruitmentNotifications = {
  /** To the users of the client who see the position, one for all who are presented together. */
  presented: defineNotificationType({
    ...base,
    sides: ['client'],
    on: ['in-app', 'push', 'mail'],
    code: 'recruitment.presented',
    asks: true,
    label: 'Candidate presented for your position',
    title: '{candidates} for {position}',
    text: 'Read more, and say whom you want to meet.',
    outside: 'Someone new is presented for one of your positions.',
    values: { position: 'text', candidates: { one: 'New candidate', several: 'new candidates' } },
  }),
  /** To the users of the client who see the position. */
  hired: defineNotificationType({
    ...base,
    sides: ['client'],
    on: ['in-app', 'push', 'mail'],
    code: 'recruitment.hired',
    label: 'Candidate hired for your position',
    title: 'Hired for {position}',
    text: 'A candidate for your position is hired.',
    outside: 'A candidate for one of your positions is hired.',
    values: { position: 'text' },
  }),
  /** To recruitment, and to the account managers of the client. */
  published: defineNotificationType({
    ...base,
    sides: ['staff'],
    on: ['in-app', 'push', 'mail'],
    code: 'recruitment.published',
    label: 'New position of a client',
    title: 'New position: {position}',
    text: '{person} published it. Look for candidates.',
    outside: 'A client published a new position.',
    values: { position: 'text', person: 'person' },
  }),
  /** To recruitment, once for each candidate. */
  retention: defineNotificationType({
    ...base,
    sides: ['staff'],
    on: ['in-app', 'push'],
    code: 'recruitment.retention',
    label: 'Candidates about to be anonymized',
    title: 'Data of {candidates} to be anonymized',
    text: 'It happens by {day}. To keep them, ask for consent and change the retention date.',
    outside: 'Candidates are about to be anonymized.',
    values: { candidates: { one: 'one candidate', several: 'candidates' }, day: 'day' },
  }),
  /** To the recruiter who owns the position. */
  decided: defineNotificationType({
    ...base,
    sides: ['staff'],
    on: ['in-app', 'push'],
    code: 'recruitment.decided',
    label: 'Decision of a client on a candidate',
    title: 'Decision on a candidate for {position}',
    text: '{person} {decision} the candidate.',
    outside: 'A client decided on a candidate of one of your positions.',
    values: { position: 'text', person: 'person', decision: 'word' },
  }),
  /** To the recruiter who owns the position, and to staff who wrote in the thread. */
  clientNote: defineNotificationType({
    ...base,
    sides: ['staff'],
    on: ['in-app', 'push'],
    code: 'recruitment.client-note',
    label: 'Note from a client',
    title: 'Note from a client on {position}',
    text: '{person} wrote a note.',
    outside: 'A client wrote a note on one of your positions.',
    values: { position: 'text', person: 'person' },
  }),
  /** To the users of the client who see the position. */
  sharedNote: defineNotificationType({
    ...base,
    sides: ['client'],
    on: ['in-app', 'push'],
    code: 'recruitment.shared-note',
    label: 'Note on your position',
    title: 'New note on {position}',
    text: 'Your recruiters wrote a note for you.',
    outside: 'There is a new note on one of your positions.',
    values: { position: 'text' },
  }),
};
