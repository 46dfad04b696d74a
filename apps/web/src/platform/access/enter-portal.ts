import { leavePage } from '../session/page-exit.ts';

type Entrance = (address: string) => Promise<void>;

let entrance: Entrance | null = null;

/** Opens the screens behind the sign-in without reloading the page. */
export function provideEntrance(next: Entrance): void {
  entrance = next;
}

/** From the sign-in page to an address of the portal. */
export async function enterPortal(address: string): Promise<void> {
  if (entrance === null) leavePage(address);
  else await entrance(address);
}
