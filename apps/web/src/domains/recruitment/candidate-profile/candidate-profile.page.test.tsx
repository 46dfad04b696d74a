import type { ListedAttachment } from '@muster/contract/domains/documents/attachment.schemas.ts';
import type { NoteThread } from '@muster/contract/domains/recruitment/note-answers.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { candidateAttachmentEndpoints } from '../../../platform/api/endpoints/candidate-attachment.generated.ts';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { myPositionsEndpoints } from '../../../platform/api/endpoints/my-positions.generated.ts';
import { notesEndpoints } from '../../../platform/api/endpoints/notes.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { narrowWindow } from '../../../testing/narrow-window.ts';
import { pageDataFor } from '../../../testing/people.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { anaReyes, benCruz, myPositionServer, positionOfCandidates, profileOf } from '../my-position.fixture.ts';

withFakeServer();

const as = { roles: ['client-user'] as const };
const positionHead = {
  ...{ id: 3, uuid: positionOfCandidates.uuid, title: 'Bookkeeper', client: 'Harbour Homes' },
  status: 'sourcing',
} as const;
const resume: ListedAttachment = {
  ...{ id: 4, file_name: 'resume.pdf', size_bytes: 1000, attachment_type: { id: 1, name: 'Resume' } },
  ...{ uploaded_by: null, created_at: '2026-02-24T02:00:00Z', may_remove: false },
  kind: 'pdf',
};
/** Nothing is shared beside the candidate's own line. */
const profileServer = [
  ...myPositionServer,
  answers(notesEndpoints.ofPosition, { position: positionHead, data: [], subjects: [] }),
  answers(candidateAttachmentEndpoints.list, { data: [], abilities: { change: false } }),
];
const attendees = (has_availability: boolean) =>
  answers(interviewsEndpoints.attendees, [
    { id: pageDataFor(as).user?.id ?? 0, name: 'Priya Nair', side: 'client', has_availability },
  ]);
const section = async (name: string) => {
  const title = await screen.findByRole('heading', { name });
  return title.closest('section') ?? title;
};
const sectionOf = (name: string) => screen.getByRole('heading', { name }).closest('section') ?? document.body;
const address = `/position/candidate-profile/${anaReyes.uuid}`;

it('shows who was presented, apart from what the position asks for, and the next candidate', async () => {
  await renderScreen(address, { as, server: profileServer });
  await heading('Ana Reyes');
  // Of the three candidates one is no longer considered.
  for (const text of ['Makati City', '1 of 2']) expect(screen.getByText(text)).toBeTruthy();
  const asked = within(sectionOf('What you asked for Bookkeeper'));
  for (const text of ['Mon, Mar 16', 'Xero, BAS', 'Full-time']) expect(asked.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Cara Lim' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next candidate: Ben Cruz' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Previous candidate/ })).toBeNull();
});

it('shows notes and files that the recruiters share, of this candidate alone', async () => {
  const note = (id: number, about: NoteThread['about'], body: string): NoteThread => ({
    ...{ id, version: 1, about, body, author: 'Camille Sarmiento', is_by_client: false },
    ...{ created_at: '2026-02-24T02:00:00Z', edited_at: null, may_change: false, replies: [] },
  });
  const notes = answers(notesEndpoints.ofPosition, {
    position: positionHead,
    data: [
      note(1, { kind: 'application', id: 5, label: 'Ana Reyes' }, 'Six years with Xero, free from March.'),
      note(2, { kind: 'application', id: 6, label: 'Ben Cruz' }, 'Speaks Spanish.'),
      note(3, { kind: 'position', id: 3, label: 'Bookkeeper' }, 'Two places.'),
    ],
    subjects: [],
  });
  const asked: unknown[] = [];
  const files = answers(candidateAttachmentEndpoints.list, ({ params }) => {
    asked.push(params);
    return { data: [resume], abilities: { change: false } };
  });
  await renderScreen(address, { as, server: [notes, files, ...profileServer] });
  const about = within(await section('About Ana Reyes'));
  expect(await about.findByText('Six years with Xero, free from March.')).toBeTruthy();
  expect(about.getByText('resume.pdf')).toBeTruthy();
  expect(about.queryByText('Speaks Spanish.')).toBeNull();
  expect(about.queryByText('Two places.')).toBeNull();
  expect(asked[0]).toMatchObject({ id: '31' });
});

it('says once that there is no summary, and asks for it with a note', async () => {
  const { user } = await renderScreen(address, { as, server: profileServer });
  const sent = watch(notesEndpoints.add, { id: 9 });
  expect(await screen.findAllByText('Your recruiter has not added a summary yet.')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ask for it' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a note' });
  await user.click(within(dialog).getByRole('button', { name: 'Add note' }));
  await screen.findByText('The note has been added.');
  expect(sent[0]?.body).toEqual({
    about: 'application',
    about_id: 5,
    body: 'Please add a summary of Ana Reyes: experience, skills and availability.',
    visibility: 'client_shared',
  });
});

it('shows the interview, its time and the own feedback', async () => {
  const interview = {
    ...{ uuid: '00000000-0000-4000-8000-000000000070', rating: 4.5 },
    ...{ starts_at: '2026-03-12T02:00:00Z', ends_at: '2026-03-12T02:45:00Z', timezone: 'Europe/London' },
    status: 'Scheduled',
  } as const;
  const profile = profileOf({ ...anaReyes, stage: 'interview', decision: 'wants interview', interview });
  const server = [answers(myPositionsEndpoints.profile, profile), ...profileServer];
  await renderScreen(address, { as, server });
  const link = await screen.findByRole('link', { name: /^Thu, Mar.12, 10:00.AM$/ });
  expect(link.getAttribute('href')).toBe(`/interview/schedules/${interview.uuid}`);
  for (const text of [/^2:00.AM London$/, /^4.5.of.5$/]) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View interview' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
});

it('opens a comparison with the others who wait for the client', async () => {
  await renderScreen(address, { as, server: profileServer });
  const link = await screen.findByRole('link', { name: 'Compare candidates' });
  expect(link.getAttribute('href')).toBe(
    `/position/my-open-positions/candidates/${positionOfCandidates.uuid}?compare=${anaReyes.uuid},${benCruz.uuid}`,
  );
});

it('leaves it to the recruiter to arrange an interview', async () => {
  const { user } = await renderScreen(address, { as, server: [...profileServer, attendees(false)] });
  const sent = watch(applicationsEndpoints.decide, { version: 2 });
  await user.click(await screen.findByRole('button', { name: 'Invite to interview… Ana Reyes' }));
  await user.click(await screen.findByRole('button', { name: 'Let the recruiter arrange it' }));
  await screen.findByText('Your recruiter will arrange an interview with Ana Reyes.');
  expect(sent[0]?.body).toEqual({ version: 1, decision: 'wants interview' });
});

it('offers two decisions on a phone, and the others in a menu', async () => {
  const widen = narrowWindow();
  const { user } = await renderScreen(address, { as, server: profileServer });
  await screen.findByRole('button', { name: 'Not a fit… Ana Reyes' });
  expect(screen.getByRole('button', { name: 'Invite to interview… Ana Reyes' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Shortlist/ })).toBeNull();
  const sent = watch(applicationsEndpoints.decide, { version: 2 });
  await user.click(screen.getByRole('button', { name: 'More decisions on Ana Reyes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Shortlist' }));
  await screen.findByText('You shortlisted Ana Reyes.');
  expect(sent[0]?.body).toEqual({ version: 1, decision: 'shortlisted' });
  widen();
});

it('takes a decision back while it can', async () => {
  const decided = {
    ...anaReyes,
    decision: 'shortlisted',
    decision_version: 2,
    decided_by: 'Helen Strand',
    decided_at: '2026-02-25T02:00:00Z',
  } as const;
  const server = [answers(myPositionsEndpoints.profile, profileOf(decided)), ...profileServer];
  const { user } = await renderScreen(address, { as, server });
  expect(await screen.findByRole('heading', { name: 'Your decision: shortlisted' })).toBeTruthy();
  expect(screen.getByText(/^Helen Strand, Feb.25,.2026/)).toBeTruthy();
  const acts = screen.getAllByRole('button', { name: /Ana Reyes$/ }).map(({ textContent }) => textContent);
  expect(acts).toEqual(['Not a fit…', 'Invite to interview…']);
  const sent = watch(applicationsEndpoints.decide, { version: 3 });
  await user.click(screen.getByRole('button', { name: 'Remove Ana Reyes from the shortlist' }));
  await screen.findByText('You took back your decision on Ana Reyes.');
  expect(sent[0]?.body).toEqual({ version: 2, decision: 'undecided' });
});

it('offers no decision once the candidate is hired', async () => {
  const hired = profileOf({ ...anaReyes, stage: 'hired', decision: 'wants interview' });
  await renderScreen(address, { as, server: [answers(myPositionsEndpoints.profile, hired), ...profileServer] });
  expect(await screen.findByText('Hired')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Ana Reyes$/ })).toBeNull();
});

it('offers no decision to staff who are client users as well', async () => {
  await renderScreen(address, { as: { roles: ['payroll', 'client-user'] }, server: profileServer });
  await heading('Ana Reyes');
  expect(screen.queryByRole('button', { name: /Ana Reyes$/ })).toBeNull();
});

it('finds nothing for an unknown candidate', async () => {
  await renderScreen(address, { as, server: [refuses(myPositionsEndpoints.profile, 'not-found')] });
  expect(await heading('Candidate not found')).toBeTruthy();
});

it('books an interview on a day of choice, with the viewer who has set hours', async () => {
  const asked: unknown[] = [];
  const times = ['2026-03-12T09:00:00Z', '2026-03-12T10:00:00Z', '2026-03-20T11:00:00Z'].map((starts_at) => ({
    starts_at,
    ends_at: starts_at,
  }));
  const server = [
    ...profileServer,
    answers(interviewsEndpoints.attendees, [
      { id: pageDataFor(as).user?.id ?? 0, name: 'Priya Nair', side: 'client', has_availability: true },
      { id: 99, name: 'Oliver Hart', side: 'client', has_availability: false },
    ]),
    answers(interviewsEndpoints.times, ({ body }) => {
      asked.push(body);
      return { timezone: 'Europe/London', times, without_availability: [] };
    }),
  ];
  const { user } = await renderScreen(address, { as, server });
  await user.click(await screen.findByRole('button', { name: 'Invite to interview… Ana Reyes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite Ana Reyes to an interview' });
  expect(await within(dialog).findByRole('checkbox', { name: 'Priya Nair', checked: true })).toBeTruthy();
  expect(within(dialog).getByText('No hours set yet: Oliver Hart')).toBeTruthy();
  expect(within(dialog).queryByRole('checkbox', { name: /Oliver Hart/ })).toBeNull();
  expect(await within(dialog).findAllByRole('button', { name: /London · .*Manila/ })).toHaveLength(2);
  await user.click(within(dialog).getByRole('combobox', { name: 'Day' }));
  await user.click(await screen.findByRole('option', { name: /Mar 20 · 1 time$/ }));
  expect(within(dialog).getByRole('button', { name: /^11:00 AM London · 7:00 PM Manila$/ })).toBeTruthy();
  expect(within(dialog).queryByRole('checkbox', { name: /Oliver Hart/ })).toBeNull();
  expect(within(dialog).getByText('No hours set yet: Oliver Hart')).toBeTruthy();
  await user.click(within(dialog).getByRole('combobox', { name: 'Duration' }));
  await user.click(await screen.findByRole('option', { name: /^30/ }));
  await expect.poll(() => asked.at(-1)).toMatchObject({ minutes: 30, user_ids: [pageDataFor(as).user?.id] });
});

it('leads a viewer without hours to them', async () => {
  const server = [
    ...profileServer,
    answers(interviewsEndpoints.attendees, [
      { id: pageDataFor(as).user?.id ?? 0, name: 'Priya Nair', side: 'client', has_availability: false },
    ]),
  ];
  const { user } = await renderScreen(address, { as, server });
  await user.click(await screen.findByRole('button', { name: 'Invite to interview… Ana Reyes' }));
  const link = await screen.findByRole('link', { name: 'Set my hours' });
  expect(link.getAttribute('href')).toBe('/position/my-available-schedule/create');
});
