import type { ScreenName } from '@muster/contract/all-screens.ts';
import { builtScreens } from '@muster/contract/not-yet-built.ts';
import { isOffered, menuGroups, type Reader, type ScreenDeclaration } from '@muster/contract/screen.ts';
import { screenHelp } from '@muster/contract/screen-help.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { readerOf, usePageData } from '../../../platform/session/use-session.ts';
import { Card } from '../../../ui/card/card.tsx';
import styles from './work-places.module.css';

/** One link says less than the menu. */
const least = 2;
const most = 5;

/** Where the work of roles without decisions is: the first screens of their menu. */
export function WorkPlacesCard() {
  const reader = readerOf(usePageData());
  const places = reader ? workPlaces(reader) : [];
  if (places.length < least) return null;
  return (
    <Card title="Your work" flush>
      <ul className={styles.places} aria-label="Your work">
        {places.map(({ name, path, menu }) => (
          <li key={name}>
            <Link to={path}>
              <span className={styles.words}>
                <b>{menu.label}</b>
                <span className={styles.text}>{firstSentence(screenHelp[name as ScreenName])}</span>
              </span>
              <IconChevronRight size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function workPlaces(reader: Reader) {
  const rank = (screen: Placed) => menuGroups.indexOf(screen.menu.group) * 1000 + screen.menu.order;
  return builtScreens
    .filter((screen): screen is Placed => screen.menu !== undefined && screen.menu.group !== 'Main')
    .filter((screen) => screen.menu.notBeside === undefined && isOffered(screen, reader))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, most);
}

type Placed = ScreenDeclaration & Required<Pick<ScreenDeclaration, 'menu'>>;

const firstSentence = (text = ''): string => `${text.split(/[.;] /)[0]?.replace(/\.$/, '')}.`;
