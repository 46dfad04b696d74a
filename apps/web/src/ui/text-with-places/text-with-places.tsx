import { Fragment } from 'react';
import styles from './text-with-places.module.css';

/** A text whose placeholders are marks, without the braces that a form writes them with. */
export function TextWithPlaces({ text }: { readonly text: string }) {
  const texts = text.split(/\{\w+\}/);
  const places = [...text.matchAll(/\{(\w+)\}/g)];
  return (
    <>
      {texts[0]}
      {places.map(({ index, 1: place = '' }, at) => (
        <Fragment key={index}>
          <mark className={styles.place}>{place.replaceAll('_', ' ')}</mark>
          {texts[at + 1]}
        </Fragment>
      ))}
    </>
  );
}
