import type { Command } from 'commander';
import { removeSubscriber } from '../../server/services/subscriptions/end-subscription.ts';
import {
  countInterest,
  listSubscribers,
  type Subscriber,
} from '../../server/services/subscriptions/read-subscriptions.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';
import { addExport } from '../export-rows.ts';
import type { Fields } from '../output.ts';

const COLUMNS = {
  reference: 9,
  name: 20,
  email: 28,
  mode: 9,
  city: 14,
  asked: 16,
  confirmed: 16,
  course: 30,
};
const EXPORTED = [
  'reference',
  'name',
  'email',
  'course',
  'course_title',
  'mode',
  'city',
  'asked',
  'confirmed',
];

export function addSubscribers(program: Command): void {
  const subscribers = program.command('subscribers').description('subscribers to date alerts');

  addVerb(
    subscribers,
    'list',
    'list subscribers, oldest first; only confirmed ones are emailed',
    'list --course devops',
  )
    .option('--course <course>', 'key of the course, such as devops')
    .action(
      withSystemToRead(async (deps, output, { course }) =>
        output.list((await listSubscribers(deps, course)).map(fieldsOf), COLUMNS),
      ),
    );

  addVerb(subscribers, 'count', 'count the subscribers of each course', 'count').action(
    withSystemToRead(async (deps, output) =>
      output.list(
        (await countInterest(deps)).map(({ courseTitle, ...count }) => ({ ...count, title: courseTitle })),
        { course: 20, confirmed: 9, unconfirmed: 11, title: 30 },
      ),
    ),
  );

  addVerb(
    subscribers,
    'remove <reference>',
    'delete a subscriber and cancel unsent emails',
    'remove S-8J4R-6N',
  ).action(
    withSystem<string, unknown>(async (deps, output, reference) => {
      await output.object(await removeSubscriber(deps, reference));
    }),
  );

  addExport(
    subscribers,
    'subscribers',
    ['export all subscribers as CSV or JSON', 'export --format csv --out subscribers.csv'],
    EXPORTED,
    async (deps) => (await listSubscribers(deps)).map(fieldsOf),
  );
}

function fieldsOf({ course_title, ...row }: Subscriber): Fields {
  return { ...row, course_title };
}
