import type { PageUser } from '@muster/contract/page-data.ts';
import { IconBuilding } from '@tabler/icons-react';
import { switchCompany } from '../../domains/accounts/index.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { useUser } from '../../platform/session/use-session.ts';
import { MenuButton } from '../../ui/menu/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entry.ts';
import styles from './shell.module.css';

/** The company that is open, for somebody with several. */
export function CompanyMenu() {
  const { clientId, companies } = useUser();
  const open = companies.find((company) => company.clientId === clientId);
  if (!open) return null;
  return (
    <MenuButton
      className={styles.company}
      placement="bottom-end"
      label={`Company: ${open.name}`}
      entries={() => companyEntries({ clientId, companies })}
    >
      <IconBuilding size={16} aria-hidden="true" />
      <span className={styles.companyName}>{open.name}</span>
    </MenuButton>
  );
}

/** The companies of the user, with the open one ticked. Empty for somebody with one. */
export function companyEntries({ clientId, companies }: Pick<PageUser, 'clientId' | 'companies'>): MenuEntry[] {
  return companies.map((company) => ({
    label: company.name,
    icon: <IconBuilding aria-hidden="true" />,
    checked: company.clientId === clientId,
    onSelect: () => {
      if (company.clientId !== clientId) switchCompany(company.clientId).catch(showProblem);
    },
  }));
}
