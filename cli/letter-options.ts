import { siteCourses } from '../content/course-titles.ts';
import type { Letter } from '../server/services/submissions/change-submission.ts';
import type { Dependencies } from '../server/services/dependencies.ts';
import { draftLetter } from '../server/services/mail/draft-letter.ts';
import { placeholder } from '../server/services/mail/template.ts';
import { OperatorError } from '../server/services/operator-error.ts';

/** Author of changes that a command makes. */
export const BY_COMMAND = { by: 'command line' };

export interface LetterOptions {
  template?: string;
  set?: string[];
  sender?: string;
  subject?: string;
  text?: string;
}

/** Email from the options: a filled template, or free text. Undefined if there is neither. */
export async function letterOf(
  deps: Dependencies,
  reference: string,
  { template, set = [], sender, subject, text }: LetterOptions,
): Promise<Letter | undefined> {
  if (template === undefined) {
    if (subject === undefined && text === undefined) return undefined;
    if (subject === undefined || text === undefined)
      throw new OperatorError('An email needs both --subject and --text.');
    return { subject, text };
  }
  const draft = await draftLetter(deps, reference, template, {
    sender,
    courses: siteCourses,
    values: Object.fromEntries(set.map(pair)),
  });
  const letter = { template, subject: subject ?? draft.subject, text: text ?? draft.text };
  const [first] = draft.open;
  if (first === undefined || text !== undefined) return letter;
  throw new OperatorError(
    `These placeholders of the template have no value: ${draft.open.map(placeholder).join(', ')}. Fill each, for example --set ${first}="…".`,
  );
}

function pair(text: string): [string, string] {
  const [, name, value] = /^([a-z_]+)=(.*)$/s.exec(text) ?? [];
  if (name !== undefined && value !== undefined) return [name, value];
  throw new OperatorError(`--set must be NAME=VALUE, such as day="Tuesday, 24 November", not "${text}".`);
}

/** Throws unless the options have either an email or a call, and not both. */
export function requireAnswer(letter: Letter | undefined, { phone }: { phone?: boolean }): void {
  if (phone && letter)
    throw new OperatorError(
      'An answer is either a call or an email. Leave out --phone, or leave out the email.',
    );
  if (!phone && !letter)
    throw new OperatorError('The answer is missing. Give --phone, --template NAME, or --subject and --text.');
}
