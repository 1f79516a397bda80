/** Makes the generated pages: the example of settings, and the host's pages of settings and commands. */
import { existsSync, readFileSync } from 'node:fs';
import type { Command, CommandUnknownOpts } from 'commander';
import { createProgram } from '../../cli/program.ts';
import { SETTING_GROUPS, type Setting, type SettingGroup } from '../../server/settings.ts';

const SETTINGS_PAGE = 'docs/host/settings.md';

/** Anchor of a heading, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function settingsExample(groups: readonly SettingGroup[]): string {
  const head = [
    '# Copy this file to .env. Remove the "# " before a NAME= to set it; an empty value means the default.',
    '# Put a value with # or spaces in quotes. The environment of the process wins over .env.',
  ];
  const parts = groups.map(({ title, settings }) =>
    [
      `# === ${title}: ${SETTINGS_PAGE}#${anchorOf(title)} ===`,
      ...settings.map(({ name, byDefault, text }) => `# ${text}\n# ${name}=${byDefault}`),
    ].join('\n\n'),
  );
  return `${[head.join('\n'), ...parts].join('\n\n')}\n`;
}

export function settingsPage(groups: readonly SettingGroup[]): string {
  const row = ({ name, byDefault, text, more = '' }: Setting) =>
    `| \`${name}\` | ${byDefault && `\`${byDefault}\``} | ${escapeCell(`${text} ${more}`.trim())} |`;
  return page(
    'Settings',
    '**For:** the host · **You need:** a copy of `.env.example` named `.env` · **Time:** 10 minutes for the first group',
    [
      'A wrong value stops the start with one line that names the setting. Restart the site and the desk after a change.',
      'A `#` outside quotes begins a comment: put passwords with `#` in quotes. In an address write `@`, `/` and `#` of a password as `%40`, `%2F` and `%23`.',
      ...groups.map(
        ({ title, settings }) =>
          `## ${title}\n\n| setting | default | what it does |\n| --- | --- | --- |\n${settings.map(row).join('\n')}`,
      ),
    ],
  );
}

function commandsPage(program: Command): string {
  const visible = visibleCommands(program).filter((noun) => noun.name() !== 'help');
  const sections = [...Map.groupBy(visible, (noun) => noun.helpGroup())].map(([title, nouns]) =>
    [`## ${title.replace(':', '')}`, ...nouns.map(nounSection)].join('\n\n'),
  );
  return page(
    'Commands',
    '**For:** the host, and an office that prefers a terminal · **You need:** a terminal on the server · **Time:** look it up',
    [
      'Type `operator` before each: `operator doctor`. In a clone it is `npx operator doctor`. The site may run meanwhile.',
      'Options in **bold** are required. `--help` after a command explains each option and has an example. `--json` prints for other programs.',
      ...sections,
    ],
  );
}

/** Commands, without the names that they had in earlier releases. */
const visibleCommands = (noun: CommandUnknownOpts) => noun.createHelp().visibleCommands(noun);

function nounSection(noun: CommandUnknownOpts): string {
  const verbs =
    noun.commands.length > 0 ? visibleCommands(noun).filter((verb) => verb.name() !== 'help') : [noun];
  const rows = verbs.map((verb) => {
    const operands = verb.registeredArguments.map((operand) => {
      const named = `${operand.name()}${operand.variadic ? '...' : ''}`;
      return operand.required ? `<${named}>` : `[${named}]`;
    });
    const words = [verb === noun ? '' : noun.name(), verb.name(), ...operands].filter(Boolean).join(' ');
    const options = verb.options
      .filter(({ long }) => long !== '--json')
      .map(({ long, mandatory }) => (mandatory ? `**\`${long}\`**` : `\`${long}\``));
    return `| \`${words}\` | ${escapeCell(verb.description())} | ${options.join(' ')} |`;
  });
  const table = ['| command | does | options |', '| --- | --- | --- |', ...rows].join('\n');
  const said = noun.commands.length > 0 ? [sentence(noun.description())] : [];
  return [`### ${noun.name()}`, ...said, table].join('\n\n');
}

function page(title: string, reader: string, parts: string[]): string {
  return [
    `# ${title}`,
    reader,
    '<!-- Written by `npm run reference` from the code: change it there. -->',
    ...parts,
  ]
    .join('\n\n')
    .concat('\n');
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const escapeCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** Texts of the generated pages, by file. */
export function referencePages(): Map<string, string> {
  return new Map([
    ['.env.example', settingsExample(SETTING_GROUPS)],
    [SETTINGS_PAGE, settingsPage(SETTING_GROUPS)],
    ['docs/host/commands.md', commandsPage(createProgram())],
  ]);
}

export function checkReferencePages(): string[] {
  return [...referencePages()]
    .filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
    .map(([file]) => `${file} is out of date. Run: npm run reference`);
}
