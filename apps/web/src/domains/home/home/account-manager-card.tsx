import { Card } from '../../../ui/card/card.tsx';
import { ManagerPeople } from '../../clients/index.ts';

/** For client users: who looks after their company, and the ways to reach them. */
export function AccountManagerCard({ clientId }: { readonly clientId: number }) {
  return (
    <Card title="Account manager">
      <ManagerPeople clientId={clientId} />
    </Card>
  );
}
