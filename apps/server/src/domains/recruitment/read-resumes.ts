import { wordsIn } from '@muster/contract/domains/recruitment/resume-words.rules.ts';
import { readDocumentText } from '../../platform/document-text/document-text.ts';
import type { DocumentText } from '../../platform/document-text/document-text-states.ts';
import { kindOfMediaType } from '../../platform/files/file-kind.ts';
import { storedContent } from '../../platform/files/stored-content.ts';
import type { CallServices } from '../../platform/http/call-services.ts';
import { candidateChanged } from './recruitment.events.ts';
import { storeResumeText, takeUnreadResume, type UnreadResume } from './resume-texts.repository.ts';

type Services = Pick<CallServices, 'databases' | 'clock' | 'files' | 'announceIn'>;

const mostAttempts = 3;

/** Reads the text of the next resume, outside of any transaction. True if there may be more to do. */
export async function readNextResume({ databases, clock, files, announceIn }: Services): Promise<boolean> {
  const resume = await takeUnreadResume(databases.system, clock.now().toString());
  if (!resume) return false;
  const found = await textOf(files, resume);
  await databases.system.transaction().execute(async (db) => {
    const text = found.state === 'read' ? found.text : null;
    await storeResumeText(db, resume.attachment_id, {
      state: found.state,
      text,
      isCut: found.state === 'read' && found.isCut,
      words: text === null ? [] : wordsIn(text),
    });
    await announceIn(db)(candidateChanged, { id: resume.candidate_id });
  });
  return true;
}

/** A file on which processes ended before they could say why is given up. */
async function textOf(files: Services['files'], resume: UnreadResume): Promise<DocumentText> {
  const { storage_key, media_type, attempts } = resume;
  const kind = kindOfMediaType(media_type);
  if (attempts > mostAttempts || (kind !== 'pdf' && kind !== 'docx')) return { state: 'damaged' };
  return readDocumentText(kind, await storedContent(files, storage_key));
}
