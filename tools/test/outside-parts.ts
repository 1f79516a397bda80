import { globSync } from 'node:fs';

/** A third-party program that `npm run test:outside` uses. */
export interface OutsidePart {
  /** Patterns of paths. Each must exist. */
  programs: string[];
  /** Debian packages that contain the program. */
  packages: string[];
  needsRoot?: boolean;
}

const BIN = '/usr/{bin,sbin}';

export const outsideParts = {
  postgres: { programs: ['/usr/lib/postgresql/*/bin/postgres'], packages: ['postgresql'] },
  redis: { programs: [`${BIN}/redis-server`], packages: ['redis-server'] },
  swift: {
    programs: [
      ...['proxy', 'account', 'container', 'object'].map((server) => `${BIN}/swift-${server}-server`),
      `${BIN}/memcached`,
    ],
    packages: ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'],
  },
  clamd: { programs: [`${BIN}/clamd`], packages: ['clamav-daemon'] },
  postfix: {
    programs: [`${BIN}/postfix`, `${BIN}/saslpasswd2`, `${BIN}/openssl`],
    packages: ['postfix', 'sasl2-bin', 'openssl'],
    needsRoot: true,
  },
  dovecot: {
    programs: [`${BIN}/dovecot`, `${BIN}/doveadm`, '/usr/lib/dovecot/imap', `${BIN}/openssl`],
    packages: ['dovecot-imapd', 'openssl'],
    needsRoot: true,
  },
  kubectl: { programs: [`${BIN}/kubectl`], packages: ['kubernetes-client'] },
  nginx: { programs: [`${BIN}/nginx`], packages: ['nginx'] },
  caddy: { programs: [`${BIN}/caddy`], packages: ['caddy'] },
  container: {
    programs: ['podman', 'buildah', 'runc', 'debootstrap'].map((program) => `${BIN}/${program}`),
    packages: ['podman', 'buildah', 'runc', 'debootstrap'],
    needsRoot: true,
  },
  nu: { programs: [`${BIN}/java`, 'node_modules/vnu-jar'], packages: ['default-jre-headless'] },
  php: { programs: [`${BIN}/php`], packages: ['php-cli'] },
  prometheus: { programs: [`${BIN}/promtool`, `${BIN}/prometheus`], packages: ['prometheus'] },
  calcurse: { programs: [`${BIN}/calcurse`], packages: ['calcurse'] },
  zbar: {
    programs: [`${BIN}/pdftoppm`, `${BIN}/zbarimg`],
    packages: ['poppler-utils', 'zbar-tools'],
  },
  systemd: { programs: [`${BIN}/systemd-analyze`], packages: ['systemd'] },
  firefox: { programs: [`${BIN}/firefox-esr`], packages: ['firefox-esr'] },
  webkit: {
    programs: [
      `${BIN}/WebKitWebDriver`,
      '/usr/lib/*/webkit2gtk-*/MiniBrowser',
      `${BIN}/Xvfb`,
      `${BIN}/dbus-run-session`,
    ],
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'dbus'],
  },
} satisfies Record<string, OutsidePart>;

export type OutsidePartName = keyof typeof outsideParts;

/** Advice on how to install the program; undefined if it is installed. */
export function missingOf({ programs, packages, needsRoot }: OutsidePart): string | undefined {
  if (!programs.every((program) => globSync(program).length > 0))
    return `apt-get install ${packages.join(' ')}`;
  return needsRoot && process.getuid?.() !== 0 ? 'it can only be run as root' : undefined;
}

/** True if one of these programs is missing. Use it in `describe.skipIf`. */
export function lacks(...names: OutsidePartName[]): boolean {
  return names.some((name) => missingOf(outsideParts[name]) !== undefined);
}

/** One line for each program, and the missing ones if all are required. */
export function examineParts(
  parts: Record<string, OutsidePart>,
  mustAllBeThere: boolean,
): { lines: string[]; failed: string[] } {
  const examined = Object.entries(parts).map(([name, part]) => ({ name, missing: missingOf(part) }));
  const missing = examined.filter((part) => part.missing !== undefined);
  return {
    lines: examined.map((part) =>
      part.missing === undefined ? `there    ${part.name}` : `MISSING  ${part.name}: ${part.missing}`,
    ),
    failed: mustAllBeThere ? missing.map((part) => `${part.name} is missing: ${part.missing}`) : [],
  };
}

/** Path of a program, or of its newest version. */
export function pathOf(program: string): string {
  const found = globSync(program.startsWith('/') ? program : `${BIN}/${program}`)
    .toSorted()
    .at(-1);
  if (found === undefined) throw new Error(`${program} is not installed`);
  return found;
}
