import { profilePage } from '../domains/accounts/accounts.routes.ts';
import { ownRecordPart } from '../domains/employees/employees.routes.ts';
import type { LazyPage } from '../platform/access/lazy-page.ts';

interface Loaded {
  readonly MyProfilePage: Awaited<ReturnType<typeof profilePage>>;
  readonly OwnRecord: Awaited<ReturnType<typeof ownRecordPart>>;
}

let loaded: Loaded | null = null;

/** The account, and for employees also their record. Both are loaded before the page is shown. */
export const myProfile: LazyPage = async () => {
  const [MyProfilePage, OwnRecord] = await Promise.all([profilePage(), ownRecordPart()]);
  loaded = { MyProfilePage, OwnRecord };
  return MyProfile;
};

function MyProfile() {
  if (loaded === null) throw new Error('My profile was rendered before its code was loaded.');
  const { MyProfilePage, OwnRecord } = loaded;
  return (
    <MyProfilePage
      record={{
        parts: [
          { id: 'employment', label: 'Employment', content: (id) => <OwnRecord id={id} part="employment" /> },
          { id: 'contact', label: 'Contact', content: (id) => <OwnRecord id={id} part="contact" /> },
          { id: 'id-card', label: 'ID card', content: (id) => <OwnRecord id={id} part="id-card" /> },
        ],
      }}
    />
  );
}
