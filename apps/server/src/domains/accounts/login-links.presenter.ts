interface LinkRow {
  readonly id: number;
  readonly label: string;
  readonly url: string;
}

interface SessionRow {
  readonly id: number;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly address: string | null;
  readonly user_agent: string | null;
}

export function loginLinkAnswer({ id, label, url }: LinkRow) {
  return { id, name: label, url, status: 'active' as const };
}

export function ownSessionAnswer(session: SessionRow, currentId: number | null) {
  return {
    id: session.id,
    is_current: session.id === currentId,
    started_at: session.created_at,
    last_seen_at: session.last_seen_at,
    address: session.address ?? '',
    user_agent: session.user_agent ?? '',
  };
}
