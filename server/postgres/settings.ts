import { totalmem } from 'node:os';

const MB = 1024 * 1024;

/**
 * The text of postgresql.conf, written anew at every start. `extra` wins over our own
 * settings; an operator's ALTER SYSTEM wins over both, since PostgreSQL reads postgresql.auto.conf last.
 * Throws when the name of an extra setting is none.
 */
export function postgresConf(
  { socketDir, madeFor }: { socketDir: string; madeFor: string },
  extra: Record<string, string> = {},
  memory: number = availableMemory(),
): string {
  const settings = { ...ownSettings(memory), unix_socket_directories: socketDir, ...extra };
  const lines = Object.entries(settings).map(([name, value]) => {
    if (!/^[a-z_][a-z0-9_.]*$/i.test(name)) throw new Error(`"${name}" is not the name of a PostgreSQL setting.`);
    return `${name} = '${value.replaceAll("'", "''")}'`;
  });
  return [
    '# Written at every start by server/postgres/settings.ts: changes here are lost. Use ALTER SYSTEM SET … instead.',
    `# ${madeFor}`,
    ...lines,
    '',
  ].join('\n');
}

/** Only the socket is open, and it lies in a folder nobody else can enter: so whoever gets there is trusted. */
export const PG_HBA = 'local all all trust\n';

function ownSettings(memory: number): Record<string, string> {
  return {
    // Reachable from this machine and this account only.
    listen_addresses: '',
    port: '5432',
    unix_socket_permissions: '0700',
    max_connections: '60',
    // Acknowledged means on disk.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_compression: 'on',
    autovacuum: 'on',
    shared_buffers: megabytes(Math.min(256 * MB, Math.max(32 * MB, memory / 8))),
    effective_cache_size: megabytes(Math.min(2048 * MB, memory / 2)),
    work_mem: '16MB',
    // Our queries are short: compiling them takes longer than running them.
    jit: 'off',
    random_page_cost: '1.1',
    ...(process.platform === 'linux' && {
      effective_io_concurrency: '32',
      // Not in /dev/shm, which is 64 MB small in containers and emptied by systemd when a user signs out.
      dynamic_shared_memory_type: 'mmap',
    }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // To stderr, which is our log file.
    log_destination: 'stderr',
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] ',
  };
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / MB)}MB`;
}

/** In a container its limit, not the machine's memory; without a limit Node answers 0 or a number beyond all memory. */
function availableMemory(): number {
  return Math.min(process.constrainedMemory() || Infinity, totalmem());
}
