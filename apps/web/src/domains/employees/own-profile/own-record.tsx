import type { EmployeeProfile } from '@muster/contract/domains/employees/employee-profile.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { employeeProfileEndpoints } from '../../../platform/api/endpoints/employee-profile.generated.ts';
import { useKeptRecord } from '../../../platform/form/use-kept-record.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { RecordColumns } from '../../../ui/record/record-layout.tsx';
import { IdCardPart } from '../id-card/id-card-part.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactFacts, numberFacts, workFacts } from './own-facts.ts';
import styles from './own-profile.module.css';

export type OwnPart = 'overview' | 'contact' | 'id-card';

/** The user's own employee record, in parts with their own addresses. */
export function OwnRecord({ id, part }: { readonly id: number; readonly part: OwnPart }) {
  if (part === 'id-card') return <IdCardPart id={id} />;
  return part === 'contact' ? <OwnContact id={id} /> : <OwnEmployment id={id} />;
}

function OwnEmployment({ id }: { readonly id: number }) {
  const query = useQuery({ ...profileQuery(id), staleTime: 0 });
  return (
    <Loaded of={query} thing="profile">
      {(profile) => <Employment profile={profile} />}
    </Loaded>
  );
}

function OwnContact({ id }: { readonly id: number }) {
  const { of, renew } = useKeptRecord(profileQuery(id));
  return (
    <Loaded of={of} thing="profile">
      {(profile) => <Contact profile={profile} renew={renew} />}
    </Loaded>
  );
}

const profileQuery = (id: number) => apiQuery(employeeProfileEndpoints.read, { params: { id } });

function Employment({ profile }: { readonly profile: EmployeeProfile }) {
  return (
    <RecordColumns
      main={
        <>
          <Card title="Employment">
            <DescriptionList facts={workFacts(profile)} columns={3} />
          </Card>
          {profile.personal ? (
            <Card title="Contact and emergency" actions={<Link to={`${pathOf('myProfile')}?tab=contact`}>Update</Link>}>
              <DescriptionList facts={contactFacts(profile.personal)} columns={2} />
            </Card>
          ) : null}
        </>
      }
      aside={
        profile.personal ? (
          <Card title="Kept on file">
            <DescriptionList facts={numberFacts(profile.personal)} />
            <p className={styles.hint}>Only the last characters are shown. HR can change these for you.</p>
          </Card>
        ) : null
      }
    />
  );
}

interface ContactProps {
  readonly profile: EmployeeProfile;
  readonly renew: () => Promise<boolean>;
}

function Contact({ profile, renew }: ContactProps) {
  if (profile.personal === null) return null;
  return (
    <Card title="Contact and emergency">
      <ContactForm version={profile.version} personal={profile.personal} renew={renew} />
    </Card>
  );
}
