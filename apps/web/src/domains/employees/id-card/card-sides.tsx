import type { EmployeeCard } from '@muster/contract/domains/employees/employee-card.calls.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { initialsOf } from '../../../ui/avatar/initials-of.ts';
import styles from './id-card.module.css';

/** 85.6 by 54 mm, the size of a bank card (ISO/IEC 7810 ID-1), on the screen and on paper. */
export function CardFront({ employee, photo }: { readonly employee: EmployeeCard; readonly photo: string | null }) {
  return (
    <section className={styles.side} aria-label="Front of the card">
      <p className={styles.band}>{employee.organization}</p>
      <div className={styles.front}>
        <div className={styles.photo}>
          {photo ? <img src={photo} alt={employee.name} /> : <span>{initialsOf(employee.name)}</span>}
        </div>
        <div className={styles.who}>
          <p className={styles.name}>{employee.name}</p>
          <p className={styles.position}>{employee.position}</p>
          <dl className={styles.facts}>
            <dt>Employee ID</dt>
            <dd>{employee.third_party_employee_id}</dd>
            <dt>Since</dt>
            <dd>{formatDay(employee.start_date)}</dd>
          </dl>
        </div>
      </div>
    </section>
  );
}

export function CardBack({ employee, card }: CardBackProps) {
  return (
    <section className={styles.side} aria-label="Back of the card">
      <div className={styles.back}>
        <img className={styles.code} src={pictureAddress(card.qr)} alt="QR code that verifies this card" />
        <div className={styles.found}>
          <p className={styles.scan}>Scan to verify</p>
          <p>Property of {employee.organization}</p>
          <p>If found, please return it to: {employee.office.address}</p>
          <p className={styles.number}>
            {employee.third_party_employee_id} / card {card.number}
          </p>
        </div>
      </div>
      <p className={styles.stripe}>Valid while employed</p>
    </section>
  );
}

interface CardBackProps {
  readonly employee: EmployeeCard;
  readonly card: NonNullable<EmployeeCard['card']>;
}

/** An image in an img element runs no code, whatever it contains. */
const pictureAddress = (svg: string) => `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
