import type { TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createCandidateLink } from '../../testing/factories/candidate-links.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createRecruitmentFile } from '../../testing/factories/files.ts';
import { createHireDraft, draftAnswers } from '../../testing/factories/hire-drafts.ts';
import { createJobDescriptionTemplate } from '../../testing/factories/job-description-templates.ts';
import { createJobDescription } from '../../testing/factories/job-descriptions.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { createRecruitmentNote } from '../../testing/factories/recruitment-notes.ts';

/** Two companies whose positions and candidates have the same names. One candidate is presented to both. */
export interface Side {
  readonly clientId: number;
  readonly position: { readonly id: number; readonly uuid: string };
  readonly candidate: number;
  readonly application: number;
  /** The provider's own for mine; archived, and so hidden from clients, for theirs. */
  readonly template: number;
  readonly link: number;
  readonly note: number;
  readonly positionFile: number;
  readonly candidateFile: number;
  readonly applicationUuid: string;
  readonly hireDraft: string;
}

/** `shared`: a candidate who is presented to both. */
export async function createSide({ db, services }: TestPortal, side: string, shared: number): Promise<Side> {
  const { id: clientId } = await createClient(db, {
    legal_business_name: `Twin Works ${side === 'mine' ? 'Pty' : 'PTY.'} Ltd`,
  });
  const position = await createOpenPosition(db, { client_id: clientId, title: 'Bookkeeper' });
  const candidate = await createCandidate(db, {
    first_name: 'Maria',
    last_name: 'Santos',
    headline: `Canary ${side}`,
    contact: { email: `canary.${side}@mail.test`, tags: [`Canary tag ${side}`] },
  });
  const both = { position_id: position.id, stage: 'presented' } as const;
  const { id: application, uuid: applicationUuid } = await createApplication(db, {
    ...both,
    candidate_id: candidate.id,
  });
  const reviewer = await createUser(db, { roles: ['hr'], columns: { name: `Canary reviewer ${side}` } });
  const reviewed = { reviewed_at: '2026-03-01T00:00:00Z', reviewed_by_user_id: reviewer.id };
  const text = { position_id: position.id, summary: `Canary text ${side}` };
  await createJobDescription(db, { ...text, ...reviewed });
  await createJobDescription(db, { ...text, number: 2, duties: `- Canary draft ${side}` });
  const { id: template } = await createJobDescriptionTemplate(db, {
    ...{ name: `Canary template ${side}`, is_active: side === 'mine', updated_by_user_id: reviewer.id },
  });
  const reason = `Canary reason ${side}`;
  await createApplication(db, { ...both, candidate_id: shared, decision: 'rejected', reason });
  const link = await createCandidateLink(db, { candidate_id: candidate.id, label: `Canary ${side}`, token: side });
  const { id: author_user_id } = await createUser(db, { roles: ['client-user'], columns: { client_id: clientId } });
  const { id: note } = await createRecruitmentNote(db, {
    open_position_id: position.id,
    visibility: 'client_shared',
    body: `Canary note ${side}`,
    author_user_id,
    author_client_id: clientId,
  });
  await createRecruitmentNote(db, { candidate_id: shared, body: `Canary staff note ${side}`, author_user_id });
  const { uuid: hireDraft } = await createHireDraft(db, {
    ...{ client_id: clientId, author_user_id },
    answers: JSON.stringify({ ...draftAnswers, duties: `Canary answer ${side}` }),
  });
  const shown = { visibility: 'client_shared', file_name: 'canary.pdf' };
  const fileFor = async (whose: Parameters<typeof createRecruitmentFile>[2]) =>
    (await createRecruitmentFile(db, services.files, whose, shown)).id;
  const positionFile = await fileFor({ open_position_id: position.id });
  const candidateFile = await fileFor({ candidate_id: candidate.id });
  return {
    clientId,
    position,
    candidate: candidate.id,
    application,
    applicationUuid,
    template,
    link,
    note,
    positionFile,
    candidateFile,
    hireDraft,
  };
}
