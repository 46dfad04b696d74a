import { platform, release } from 'node:os';
import type { ClusterLocation } from './cluster-location.ts';

/** Durable: for data that must survive a power failure. Throwaway: for the scratch databases of tests. */
export type Durability = 'durable' | 'throwaway';

/**
 * Connections that the embedded PostgreSQL accepts: those of the server's pools (see pools.ts), the command line's and
 * a reserve.
 */
const maxConnections = 60;

const always = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: String(maxConnections),
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  min_wal_size: '64MB',
  max_wal_size: '256MB',
  // An embedded database has no replicas, so it does not log what only they would need.
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] %a ',
  // Keeps row values out of the log: neither details of a violated constraint nor parameters.
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
};

const byDurability: Readonly<Record<Durability, Readonly<Record<string, string>>>> = {
  durable: {
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    recovery_init_sync_method: recoverySync(platform(), release()),
  },
  throwaway: {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    autovacuum: 'off',
    // A test runs each statement a few times on tiny tables: planning it again for each set of values would take a fifth of the database's time.
    plan_cache_mode: 'force_generic_plan',
  },
};

/**
 * Before a recovery PostgreSQL writes the whole data folder to the disk: file by file that took up to 45 s beside other
 * disk work, with one call for the file system well below a second. Linux reports write errors to that call since 5.8.
 */
export function recoverySync(system: string, kernel: string): 'syncfs' | 'fsync' {
  const [major = 0, minor = 0] = kernel.split('.').map(Number);
  return system === 'linux' && (major > 5 || (major === 5 && minor >= 8)) ? 'syncfs' : 'fsync';
}

/**
 * Arguments of `postgres` for a location. A running server with other arguments comes from an older release and is
 * restarted.
 */
export function serverArguments(location: ClusterLocation, durability: Durability): string[] {
  const settings = { ...always, ...byDurability[durability] };
  return [
    '-D',
    location.data,
    '-k',
    location.sockets,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
