import { type ImportKind, importRules } from '@muster/contract/domains/imports/imports.constants.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { acceptOf, fileSizeText, limitsText } from '../../../platform/upload/file-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DropZone } from '../../../ui/upload/drop-zone.tsx';
import { saveTemplate } from '../imports.queries.ts';
import styles from './import-dialog.module.css';
import { limitsOfImports } from './import-limits.ts';
import type { useImport } from './use-import.ts';

/** The template first, then the file, and the rules on request (section 2.11). */
export function ChooseFile({ kind, run }: ChooseFileProps) {
  const { file, share, error } = run;
  return (
    <div className={styles.stack}>
      <p className={styles.intro}>Download the template: it contains the current data in the columns of this import.</p>
      <TemplateButton kind={kind} />
      <DropZone
        label="Attachment"
        hint={`${limitsText(limitsOfImports)}, at most 20,000 rows`}
        accept={acceptOf(limitsOfImports)}
        error={error}
        disabled={share !== null}
        onFiles={([chosen]) => chosen && run.choose(chosen)}
      />
      {file ? (
        <p className={styles.file}>
          <span className={styles.fileName}>{file.name}</span> <span>{fileSizeText(file.size)}</span>
        </p>
      ) : null}
      {share === null ? null : (
        <progress className={styles.bar} aria-label="Progress of the upload" max={1} value={share} />
      )}
      <details className={styles.rules}>
        <summary>Import rules</summary>
        <ul>
          {importRules[kind].map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface ChooseFileProps {
  readonly kind: ImportKind;
  readonly run: ReturnType<typeof useImport>;
}

function TemplateButton({ kind }: { readonly kind: ImportKind }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveTemplate(kind);
    setBusy(false);
  };
  return (
    <div>
      <Button small busy={isBusy} icon={<IconDownload size={16} aria-hidden="true" />} onClick={() => void save()}>
        Download template
      </Button>
    </div>
  );
}
