import { hireDraftsCalls as calls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import { bind, bindPrepared } from '../../platform/http/binding.ts';
import { discardHireDraft, reviewHireDraft, saveHireDraft, startHireDraft } from './change-hire-drafts.ts';
import { finalizeHireDraft } from './finalize-hire-draft.ts';
import { listHireDrafts, listHireTemplates, readHireDraftDetails } from './read-hire-drafts.ts';
import { generateHireText, writeHireText } from './write-hire-text.ts';

export const hireDraftsBindings = [
  bind(calls.list, listHireDrafts),
  bind(calls.templates, listHireTemplates),
  bind(calls.details, readHireDraftDetails),
  bind(calls.start, startHireDraft),
  bind(calls.save, saveHireDraft),
  bind(calls.discard, discardHireDraft),
  bindPrepared(calls.write, generateHireText, writeHireText),
  bind(calls.review, reviewHireDraft),
  bind(calls.finalize, finalizeHireDraft),
];
