import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { employeeCardEndpoints } from '../../../platform/api/endpoints/employee-card.generated.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { usePhoto } from '../use-photo.ts';
import { CardBack, CardFront } from './card-sides.tsx';
import { CardTools } from './card-tools.tsx';
import styles from './id-card.module.css';
import { PrintSheet } from './print-sheet.tsx';

/** Both sides of an ID card, as printed. */
export function IdCardPart({ id }: { readonly id: number }) {
  const query = useQuery(apiQuery(employeeCardEndpoints.details, { params: { id } }));
  const photo = usePhoto(id, query.data?.has_photo ?? false);
  return (
    <Loaded of={query} thing="ID card">
      {(employee) => (
        <Card title="ID card">
          <CardTools employee={employee} />
          {employee.card === null ? (
            <Notice tone="amber" title="No valid card">
              The employment has ended, so all its cards are invalid. A rehire creates a new one.
            </Notice>
          ) : (
            <>
              <div className={styles.sides}>
                <CardFront employee={employee} photo={photo} />
                <CardBack employee={employee} card={employee.card} />
              </div>
              <p className={styles.hint}>
                Scanning the code shows only name, position, status and photo. The card becomes invalid when employment
                ends.
              </p>
              <PrintSheet>
                <CardFront employee={employee} photo={photo} />
                <CardBack employee={employee} card={employee.card} />
              </PrintSheet>
            </>
          )}
        </Card>
      )}
    </Loaded>
  );
}
