import type { JobDescriptionTemplateRecord } from '@muster/contract/domains/recruitment/job-description-template-answers.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choiceList } from '../../../platform/form/choice-list.ts';
import { useChoiceSearch } from '../../../platform/form/use-choice-search.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import type { ComboOption } from '../../../ui/combo-box/combo-option.ts';
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
  const [chosen, setChosen] = useState<ComboOption | null>(null);
  const { search, onSearch } = useChoiceSearch();
  const positions = useQuery({ ...describedPositionsQuery(search), placeholderData: keepPreviousData });
  const positionId = chosen === null ? null : Number(chosen.value);
  const filled = useQuery({ ...filledTemplateQuery(id, positionId), placeholderData: keepPreviousData });
  const found = (positions.data ?? []).map(optionOf);
  const isFound = chosen === null || found.some(({ value }) => value === chosen.value);
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
                value={chosen?.value ?? null}
                onChange={(value) => setChosen(found.find((option) => option.value === value) ?? null)}
                options={isFound ? found : [chosen, ...found]}
                onSearch={onSearch}
                list={choiceList(positions)}
              />
            )}
          </Field>
        </div>
      </div>
      <div className={filled.isPending ? styles.awaited : undefined}>
        <Loaded of={filled} thing="preview">
          {(text) => (
            <>
              <MissingPlaces labels={text.missing} />
              <JobDescriptionSections text={text} />
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}

const optionOf = ({ id, title, client }: DescribedPosition): ComboOption => ({
  value: String(id),
  label: title,
  hint: client,
});

interface DescribedPosition {
  readonly id: number;
  readonly title: string;
  readonly client: string;
}
