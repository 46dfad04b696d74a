import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { jobFamilyLabels } from '@muster/contract/domains/recruitment/job-description-templates.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { draftTextOf } from './draft-text.ts';
import { hireTemplatesQuery } from './hire-drafts.queries.ts';
import styles from './hire-frame.module.css';
import { TextFields } from './text-fields.tsx';
import type { Autosave } from './use-autosave.ts';
import { useHireText } from './use-hire-text.ts';

/** An own text, or one that a template begins. */
export function WriteStep({ draft, save }: { readonly draft: HireDraft; readonly save: Autosave }) {
  const path = save.unsaved.path ?? draft.path;
  return (
    <>
      {path === 'template' ? <TemplateCard draft={draft} save={save} /> : null}
      {path === 'template' && draft.text === null ? null : <TextFields {...draftTextOf(draft, save)} />}
    </>
  );
}

function TemplateCard({ draft, save }: { readonly draft: HireDraft; readonly save: Autosave }) {
  const { data: templates = [] } = useQuery(hireTemplatesQuery);
  const [chosen, setChosen] = useState(draft.template ? String(draft.template.id) : null);
  const { write, isBusy } = useHireText(draft, save);
  const ownFirst = templates.toSorted((a, b) => rank(b, draft) - rank(a, draft));
  return (
    <Card title="Template">
      <div className={styles.stack}>
        <Field label="Template" helper={draft.text === null ? undefined : 'Using it replaces the text below.'}>
          {(control) => (
            <ComboBox
              {...control}
              placeholder="Select"
              options={ownFirst.map(({ id, name, family }) => ({
                value: String(id),
                label: name,
                hint: jobFamilyLabels[family],
              }))}
              value={chosen}
              onChange={setChosen}
            />
          )}
        </Field>
        <div>
          <Button busy={isBusy} disabled={chosen === null} onClick={() => void write(Number(chosen))}>
            Use the template
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Templates of the own field come first. */
const rank = ({ family }: { readonly family: string }, { answers }: HireDraft) => (family === answers.family ? 1 : 0);
