import { uploadLimits } from '@muster/contract/constants.ts';
import type { EmployeeCard } from '@muster/contract/domains/employees/employee-card.calls.ts';
import { IconPhotoPlus, IconPrinter } from '@tabler/icons-react';
import { useRef } from 'react';
import { acceptOf } from '../../../platform/upload/file-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './id-card.module.css';
import { useCardActions } from './use-card-actions.tsx';

const accept = acceptOf({ types: uploadLimits.photoTypes, megabytes: uploadLimits.photoMegabytes });

/** Print for all viewers; photo and replacement card for viewers who may change employees. */
export function CardTools({ employee }: { readonly employee: EmployeeCard }) {
  const chooser = useRef<HTMLInputElement>(null);
  const { changePhoto, isSending, removePhoto, renew, dialogs } = useCardActions(employee);
  const { abilities } = employee;
  return (
    <div className={styles.tools}>
      {abilities.change_photo ? (
        <>
          <input
            ref={chooser}
            type="file"
            aria-label="Photo"
            accept={accept}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void changePhoto(file);
            }}
          />
          <Button
            small
            busy={isSending}
            icon={<IconPhotoPlus aria-hidden="true" />}
            onClick={() => chooser.current?.click()}
          >
            {isSending ? 'Sending...' : employee.has_photo ? 'Change photo' : 'Add photo'}
          </Button>
        </>
      ) : null}
      {abilities.change_photo && employee.has_photo ? (
        <Button small onClick={removePhoto}>
          Remove photo
        </Button>
      ) : null}
      {abilities.renew && employee.card ? (
        <Button small onClick={renew}>
          Replace lost card
        </Button>
      ) : null}
      {employee.card ? (
        <Button small tone="primary" icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
      ) : null}
      {dialogs}
    </div>
  );
}
