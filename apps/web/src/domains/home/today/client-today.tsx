import { TodayStrip } from './today-strip.tsx';

/** In the summary of a client: its people today. */
export default function ClientToday({ id }: { readonly id: number }) {
  return <TodayStrip clientId={id} />;
}
