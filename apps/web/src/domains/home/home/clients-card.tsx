import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import type { HomeFigures } from '../home.queries.ts';

export function ClientsCard({ figures }: { readonly figures: NonNullable<HomeFigures['clients']> }) {
  return (
    <Card title="Clients">
      <DescriptionList
        facts={[
          { label: 'Active', value: figures.active.toLocaleString('en') },
          { label: 'Potential', value: figures.potential.toLocaleString('en') },
        ]}
      />
    </Card>
  );
}
