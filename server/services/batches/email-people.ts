import { company } from '../../../content/company.ts';
import { describeBatch } from '../../../contracts/batch.ts';
import { batchOf } from '../../shown-batch.ts';
import { dayIn } from '../calendar.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { coursePath } from '../../../contracts/paths.ts';
import { batchValues } from '../mail/course-values.ts';
import { wordsOf } from '../mail/draft-letter.ts';
import { fill, requireFilled } from '../mail/template.ts';
import { changeMany, type Chosen, type ManyChanged } from '../submissions/change-many.ts';
import { changeSubmission, type Letter } from '../submissions/change-submission.ts';
import { nameOf } from './cancel-batch.ts';
import { requireBatch } from './read-batches.ts';

/** Draft of an email to people in a batch. If the batch was changed, it gives the new dates and place. */
export async function draftToPeople(
  deps: Dependencies,
  id: string,
  {
    isChanged,
    template = '',
    sender = company.name,
  }: { isChanged: boolean; template?: string; sender?: string },
): Promise<Pick<Letter, 'subject' | 'text'>> {
  const row = await requireBatch(deps, id);
  const name = nameOf(row);
  const today = dayIn(deps.now(), deps.config.timeZone);
  const batch = batchOf(row, today, deps.config.timeZone);
  if (template !== '') {
    const { subject, text } = await wordsOf(deps, 'enquiry', template);
    const values = {
      ...batchValues(batch),
      course: batch.courseTitle,
      course_page: new URL(coursePath(batch.course), deps.config.publicUrl).href,
      subject: name,
      sender,
    };
    return { subject: fill(subject, values), text: fill(text, values) };
  }
  const { dates, facts } = describeBatch(batch, company.region);
  const lines = [`Dates: ${dates}`, ...facts.map(({ term, detail }) => `${term}: ${detail}`)];
  const body = isChanged
    ? `Something has changed in your batch. This is how it takes place now:\n\n${lines.join('\n')}\n\nIf that does not suit you, please reply to this email or call us.`
    : '';
  const signature = [...new Set([sender, company.name]), company.phoneLabel].join('\n');
  return {
    subject: isChanged ? `${name}: a change` : name,
    text: `Dear {name},\n\n${body}\n\nKind regards,\n${signature}`,
  };
}

/**
 * Emails each of these people. `{name}` and `{reference}` in the text are replaced for each recipient. Closed enquiries
 * stay closed.
 */
export async function emailPeople(
  deps: ActingDependencies,
  people: readonly Chosen[],
  { subject, text }: Pick<Letter, 'subject' | 'text'>,
  by: string,
): Promise<ManyChanged> {
  requireFilled(fill(`${subject} ${text}`, { name: '', reference: '' }));
  return await changeMany(deps, people, by, async (all, reference, author) =>
    changeSubmission(all, 'enquiry', reference, author, (row) => ({
      act: 'answer-by-mail',
      state: row.state === 'new' ? 'answered' : row.state,
      letter: {
        subject: fill(subject, { name: row.name, reference: row.reference }),
        text: fill(text, { name: row.name, reference: row.reference }),
      },
    })),
  );
}
