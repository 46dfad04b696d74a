import type { JobDescriptionTemplateRecord } from '@muster/contract/domains/recruitment/job-description-template-answers.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useDebouncedText } from '../../../platform/table/use-debounced-text.ts';
import { Card } from '../../../ui/card/card.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { TextWithPlaces } from '../../../ui/text-with-places/text-with-places.tsx';
import { JobDescriptionSections } from '../job-description-sections.tsx';
import styles from '../job-descriptions.module.css';
import { describedPositionsQuery, filledTemplateQuery } from '../job-descriptions.queries.ts';
import { MissingPlaces } from '../missing-places.tsx';

/** The text of a template: filled in with a sample or a chosen position, or with its placeholders. */
export function TemplatePreview({ record }: { readonly record: JobDescriptionTemplateRecord }) {
  const [isFilled, setFilled] = useState(true);
  return (
    <Card
      title="Text"
      actions={
        <ViewSwitch label="Text">
          <button type="button" aria-pressed={isFilled} onClick={() => setFilled(true)}>
            Preview
          </button>
          <button type="button" aria-pressed={!isFilled} onClick={() => setFilled(false)}>
            Placeholders
          </button>
        </ViewSwitch>
      }
    >
      {isFilled ? <Filled id={record.id} /> : <JobDescriptionSections text={record} show={withPlaces} />}
    </Card>
  );
}

const withPlaces = (text: string) => (
  <p className={styles.raw}>
    <TextWithPlaces text={text} />
  </p>
);

function Filled({ id }: { readonly id: number }) {
  const [positionId, setPositionId] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  const typed = useDebouncedText(search, setSearch, pauseMs);
  const positions = useQuery({ ...describedPositionsQuery(search), placeholderData: keepPreviousData });
  const filled = useQuery({ ...filledTemplateQuery(id, positionId), placeholderData: keepPreviousData });
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.position}>
          <Field label="Filled in with">
            {(control) => (
              <ComboBox
                {...control}
                placeholder="Sample values"
                clearable
                value={positionId === null ? null : String(positionId)}
                onChange={(value) => setPositionId(value === null ? null : Number(value))}
                options={(positions.data ?? []).map(({ id: value, title, client }) => ({
                  ...{ value: String(value), label: title, hint: client },
                }))}
                onSearch={typed.setText}
                list={{ loading: positions.isPending }}
              />
            )}
          </Field>
        </div>
      </div>
      <Loaded of={filled} thing="preview">
        {(text) => (
          <>
            <MissingPlaces labels={text.missing} />
            <JobDescriptionSections text={text} />
          </>
        )}
      </Loaded>
    </>
  );
}

const pauseMs = 300;
