import { type Command, Option } from 'commander';
import { WEEKDAY_NAMES, WEEKDAYS } from '../../contracts/batch.ts';
import { describeHours } from '../../contracts/opening-hours.ts';
import type { ActingDependencies } from '../../server/services/dependencies.ts';
import {
  addHoliday,
  readOfficeHours,
  removeHoliday,
  restoreHours,
  saveHours,
  typedWeek,
  undoHours,
} from '../../server/services/catalogue/opening-hours.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';
import type { Output } from '../output.ts';

type Options = Record<string, string | boolean | undefined>;

export function addHours(program: Command): void {
  const hours = program.command('hours').description('opening hours and holidays');

  addVerb(hours, 'show', 'show the opening hours and the upcoming holidays', 'show').action(
    withSystemToRead<Options, Command>(async (deps, output) => print(deps, output)),
  );

  const set = addVerb(
    hours,
    'set',
    'change the hours of the given days, keep the others',
    'set --sat 10:00-14:00',
    'set --sat closed',
  );
  for (const day of WEEKDAYS)
    set.addOption(new Option(`--${day} <times>`, `${WEEKDAY_NAMES[day]}, such as 9:30-18:00, or closed`));
  set.action(
    withSystem<Options, Command>(async (deps, output, options) => {
      const { week, holidays, version } = await readOfficeHours(deps);
      const typed = typedWeek(week);
      const given = WEEKDAYS.filter((day) => typeof options[day] === 'string');
      if (given.length === 0)
        throw new OperatorError('Give at least one change, for example --sat 10:00-14:00.');
      for (const day of given) typed[day] = timesIn(String(options[day]), `--${day}`);
      await saveHours(deps, { week: typed, holidays }, version);
      await print(deps, output);
    }),
  );

  addVerb(
    hours,
    'holiday <day>',
    'add a holiday, or a day with special hours',
    'holiday 2027-01-26 --name "Republic Day"',
    'holiday 2027-11-08 --name Diwali --hours 10:00-13:00',
  )
    .requiredOption('--name <name>', 'name of the day')
    .option('--hours <times>', 'special hours, such as 10:00-13:00; default: closed')
    .action(
      withSystem<string, Options>(async (deps, output, day, { name, hours: times }) => {
        const open = timesIn(typeof times === 'string' ? times : 'closed', '--hours');
        await addHoliday(deps, { day, name: String(name), ...open });
        await print(deps, output);
      }),
    );

  addVerb(hours, 'workday <day>', 'remove a holiday', 'workday 2027-01-26').action(
    withSystem<string, unknown>(async (deps, output, day) => {
      await removeHoliday(deps, day);
      await print(deps, output);
    }),
  );

  for (const [verb, description, act] of [
    ['restore', 'restore the original opening hours, without holidays', restoreHours],
    ['undo', 'undo the last change; undo again to restore it', undoHours],
  ] as const)
    addVerb(hours, verb, description, verb).action(
      withSystem<Options, Command>(async (deps, output) => {
        await act(deps);
        await print(deps, output);
      }),
    );
}

function timesIn(text: string, option: string) {
  if (/^closed$/i.test(text.trim())) return { from: '', to: '' };
  const [, from, to] = /^(\d{1,2}:\d\d)\s*(?:-|–|to)\s*(\d{1,2}:\d\d)$/.exec(text.trim()) ?? [];
  if (from !== undefined && to !== undefined) return { from, to };
  throw new OperatorError(`${option} is written as 9:30-18:00, or closed, not “${text}”.`);
}

async function print(deps: ActingDependencies, output: Output): Promise<void> {
  const hours = await readOfficeHours(deps);
  const { week } = describeHours(hours);
  const holidays = hours.holidays.map(
    (holiday) => describeHours({ ...hours, holidays: [holiday] }).holidays[0],
  );
  await output.object({ week, holidays: holidays.join('\n') || null });
}
