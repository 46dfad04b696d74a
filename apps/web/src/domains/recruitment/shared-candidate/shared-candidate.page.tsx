import type { CandidateRecord } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconUser } from '@tabler/icons-react';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import { CandidateProfile } from '../candidate-details/candidate-profile.tsx';
import { sharedCandidateQuery } from '../candidates.queries.ts';

/** `/cadidates/:id`, spelled so: what the viewer may see of a candidate. */
export function SharedCandidatePage() {
  return (
    <RecordAtAddress
      query={sharedCandidateQuery}
      nameOf={({ name }) => name}
      thing="candidate"
      icon={<IconUser aria-hidden="true" />}
      list={{ name: 'home page', to: pathOf('home') }}
      outline={<RecordSkeleton thing="candidate" hasTabs={false} />}
    >
      {(record) => <Candidate record={record} />}
    </RecordAtAddress>
  );
}

function Candidate({ record }: { readonly record: CandidateRecord }) {
  const { id, name, headline, home_place, work } = record;
  return (
    <Page>
      <PageHeader
        title={name}
        before={<Initials name={name} size={56} />}
        text={[headline, home_place].filter(Boolean).join(' · ')}
        actions={work ? <LinkButton to={pathOf('candidateDetails', { id })}>Open record</LinkButton> : null}
      />
      <RecordContent>
        <CandidateProfile record={record} />
      </RecordContent>
    </Page>
  );
}
