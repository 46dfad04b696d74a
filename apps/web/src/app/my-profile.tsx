import type { ReactNode } from 'react';
import { profilePage } from '../domains/accounts/accounts.routes.ts';
import { ownRecordPart } from '../domains/employees/employees.routes.ts';
import type { LazyPage } from '../platform/access/lazy-page.ts';

interface Loaded {
  readonly MyProfilePage: Awaited<ReturnType<typeof profilePage>>;
  readonly OwnRecord: Awaited<ReturnType<typeof ownRecordPart>>;
  readonly OwnFacts: () => ReactNode;
}

let loaded: Loaded | null = null;

/** For employees their record, and everybody's account. All parts are loaded before the page is shown. */
export const myProfile: LazyPage = async () => {
  const [MyProfilePage, OwnRecord, OwnFacts] = await Promise.all([
    profilePage(),
    ownRecordPart(),
    import('./own-facts.tsx').then((part) => part.OwnFacts),
  ]);
  loaded = { MyProfilePage, OwnRecord, OwnFacts };
  return MyProfile;
};

function MyProfile() {
  if (loaded === null) throw new Error('My profile was rendered before its code was loaded.');
  const { MyProfilePage, OwnRecord, OwnFacts } = loaded;
  return (
    <MyProfilePage
      record={{
        facts: () => <OwnFacts />,
        parts: [
          { id: 'overview', label: 'Overview', content: (id) => <OwnRecord id={id} part="overview" /> },
          { id: 'contact', label: 'Contact', content: (id) => <OwnRecord id={id} part="contact" /> },
          { id: 'id-card', label: 'ID card', content: (id) => <OwnRecord id={id} part="id-card" /> },
        ],
      }}
    />
  );
}
