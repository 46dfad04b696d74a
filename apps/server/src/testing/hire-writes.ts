import type { CompanyRecords } from './company-records.ts';

interface Targets {
  readonly other: CompanyRecords;
}

const version = 1;

/** Requests of the calls of the hire wizard, for recruitment-writes.ts. */
export const hireWrites = {
  'recruitment.start-hire-draft': () => [{ body: { title: 'Bookkeeper', family: 'finance' } }],
  'recruitment.save-hire-draft': ({ other }: Targets) => [
    { params: { uuid: other.hireDraft }, body: { version, answers: { title: 'Other books' } } },
  ],
  'recruitment.write-hire-text': ({ other }: Targets) => [
    { params: { uuid: other.hireDraft }, body: { version, template_id: null } },
  ],
  'recruitment.review-hire-draft': ({ other }: Targets) => [
    { params: { uuid: other.hireDraft }, body: { version, is_reviewed: true } },
  ],
  'recruitment.finalize-hire-draft': ({ other }: Targets) => [
    { params: { uuid: other.reviewedHireDraft }, body: { version } },
  ],
  'recruitment.discard-hire-draft': ({ other }: Targets) => [{ params: { uuid: other.hireDraft } }],
};
