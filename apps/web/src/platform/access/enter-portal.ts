import { leavePage } from '../session/page-exit.ts';

type Entrance = (address: string) => Promise<void>;

let entrance: Entrance | null = null;

/** Who can see the screens behind the login without reloading the page. */
export function provideEntrance(next: Entrance): void {
  entrance = next;
}

/** From the login page to an address of the portal. */
export async function enterPortal(address: string): Promise<void> {
  if (entrance === null) leavePage(address);
  else await entrance(address);
}
