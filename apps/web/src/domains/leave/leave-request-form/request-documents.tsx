import type { LeaveChoice } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AttachmentChoice } from '../../documents/index.ts';
import { documentRuleText } from '../leave-documents/leave-document-texts.ts';
import styles from './request-documents.module.css';

/** Files that are uploaded once the request is saved, and whether the leave needs one. */
export function RequestDocuments({ type, isNeeded, uploads }: RequestDocumentsProps) {
  const rule = type === null ? null : documentRuleText(type);
  const isChosen = uploads.rows.some(({ state }) => state !== 'failed');
  return (
    <section className={styles.documents} aria-label="Documents">
      <p className={styles.label}>
        Documents <span className={styles.optional}>{isNeeded ? 'needed, now or later' : 'optional'}</span>
      </p>
      {isNeeded && !isChosen ? (
        <Notice tone="amber">{rule} Attach it here, or add it to the request later.</Notice>
      ) : rule === null ? null : (
        <p className={styles.rule}>{rule}</p>
      )}
      <AttachmentChoice label="Attach documents" uploads={uploads} />
    </section>
  );
}

interface RequestDocumentsProps {
  /** The selected type. */
  readonly type: LeaveChoice | null;
  /** By the days that are selected. */
  readonly isNeeded: boolean;
  readonly uploads: Parameters<typeof AttachmentChoice>[0]['uploads'];
}
