import { Card } from '../card/card.tsx';
import { Page } from '../page/page.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import styles from './record-layout.module.css';
import { RecordColumns, RecordContent } from './record-layout.tsx';

const tabs = [44, 82, 58, 64, 90, 52, 76];
const facts = ['52%', '70%', '44%', '61%', '48%', '66%'];

/** The shape of a record's page while the record loads: heading, tabs, main part and facts. */
export function RecordSkeleton({ thing, hasAvatar = true, hasTabs = true }: RecordSkeletonProps) {
  return (
    <Page>
      <div role="status" aria-label={`Loading the ${thing}`}>
        <div className={styles.head} data-avatar={hasAvatar || undefined}>
          {hasAvatar ? <Skeleton width={56} height={56} round /> : null}
          <div className={styles.name}>
            <Skeleton width={220} height={18} />
            <Skeleton width={300} height={12} />
          </div>
        </div>
        {hasTabs ? (
          <div className={styles.tabs}>
            {tabs.map((width) => (
              <Skeleton key={width} width={width} height={12} />
            ))}
          </div>
        ) : null}
        <RecordContent>
          <RecordColumns
            main={
              <>
                <FactsOutline columns={3} />
                <FactsOutline columns={3} />
              </>
            }
            aside={<FactsOutline columns={1} />}
          />
        </RecordContent>
      </div>
    </Page>
  );
}

interface RecordSkeletonProps {
  /** In 'Loading the …'. */
  readonly thing: string;
  readonly hasAvatar?: boolean;
  readonly hasTabs?: boolean;
}

function FactsOutline({ columns }: { readonly columns: 1 | 3 }) {
  return (
    <Card>
      <div className={styles.facts} data-columns={columns}>
        {facts.map((width) => (
          <div key={width} className={styles.fact}>
            <Skeleton width="36%" height={8} />
            <Skeleton width={width} height={12} />
          </div>
        ))}
      </div>
    </Card>
  );
}
